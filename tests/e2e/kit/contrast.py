"""Text over pictures, of which axe cannot tell the contrast: it is measured by the pixels that lie behind it."""

from base64 import b64encode
from typing import Any, Final

from playwright.sync_api import Page

from tests.e2e.kit.axe import bring_axe

UNJUDGED: Final = """
async () => {
  const SIDES = 4; // shadows on all sides are an outline
  const { incomplete } = await axe.run(document, { runOnly: ["color-contrast"], preload: false });
  const found = incomplete.flatMap(({ nodes }) => nodes).flatMap(({ target }) => measured(target[0]));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { -webkit-text-fill-color: transparent !important }");
  document.adoptedStyleSheets = [sheet];
  return found;

  function measured(place) {
    const element = document.querySelector(place);
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    return own.flatMap((node) => boxed(place, element, node));
  }

  function boxed(place, element, node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
    if (!isInside || width < 4 || height < 4 || isCovered(element, left + width / 2, top + height / 2)) return [];
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const edges = textShadow.match(/rgb[^)]*\\)/g) ?? [];
    const px = parseFloat(fontSize);
    const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
    const box = { left, top, width, height };
    const outline = edges.length >= SIDES ? edges[0] : null;
    return [{ place, text: node.data.trim(), color, outline, needed: isLarge ? 3 : 4.5, box }];
  }

  function isCovered(element, x, y) {
    const there = document.elementFromPoint(x, y);
    return there !== null && !there.contains(element) && !element.contains(there);
  }
}
"""
"""What axe leaves open, with its box; then all text is taken away, so that only what lies behind it is there."""
JUDGE: Final = """
async ([picture, texts]) => {
  const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob();
  const image = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  return texts.map((text) => ({ ...text, found: contrast(text) })).filter(({ found, needed }) => found < needed);

  function contrast({ color, outline, box }) {
    const own = luminance(numbers(color));
    if (outline) return ratio(own, luminance(numbers(outline)));
    const { data } = canvas.getImageData(box.left, box.top, Math.ceil(box.width), Math.ceil(box.height));
    const ratios = [];
    for (let at = 0; at < data.length; at += 4) ratios.push(ratio(own, luminance(data.slice(at, at + 3))));
    return ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 10)];
  }

  function numbers(color) {
    return color.match(/[\\d.]+/g).map(Number);
  }

  function ratio(one, other) {
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }

  function luminance([red, green, blue]) {
    const [r, g, b] = [red, green, blue].map((each) => {
      const share = each / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
"""
"""Which texts have less contrast than they need, against their outline or nine tenths of what lies behind them."""


def assert_legible(page: Page, screen: str) -> int:
    """All text that axe leaves open stands out from what is drawn behind it; says how many there were."""
    bring_axe(page, screen)
    texts: list[dict[str, Any]] = page.evaluate(UNJUDGED)
    picture = b64encode(page.screenshot(animations="disabled")).decode()
    page.evaluate("() => { document.adoptedStyleSheets = []; }")
    blank = page.context.new_page()
    faint: list[dict[str, Any]] = blank.evaluate(JUDGE, [picture, texts])
    blank.close()
    told = [f"{each['text']!r}: {each['found']:.1f} of {each['needed']} at {each['place']}" for each in faint]
    assert not faint, f"hardly to be read at the screen {screen}:\n" + "\n".join(told)
    return len(texts)
