"""Text over pictures, of which axe cannot tell the contrast: it is measured by the pixels that lie behind its ink."""

from base64 import b64encode
from typing import Any, Final

from playwright.sync_api import Page

from tests.e2e.kit.axe import bring_axe

UNJUDGED: Final = """
async () => {
  const { incomplete } = await axe.run(document, { runOnly: ["color-contrast"], preload: false });
  return incomplete.flatMap(({ nodes }) => nodes).map(({ target }) => target[0]);
}
"""
"""Where the text stands whose contrast axe leaves open."""
MEASURE: Final = """
(places) => {
  const SIDES = 4; // shadows on all sides are an outline
  return places.flatMap(measured);

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
"""Each of these texts with its colour, its box, and the contrast that it needs."""
FILL_TEXT: Final = """
(colour) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { -webkit-text-fill-color: ${colour} !important }`);
  document.adoptedStyleSheets = colour ? [sheet] : [];
}
"""
AS_IT_IS: Final = ""
FILLS: Final = ("transparent", "black", "white")
"""What lies behind all text shows without it; where black and white text differ, there is ink."""
MAX_TRIES: Final = 20
JUDGE: Final = """
async ([pictures, texts]) => {
  const INK = 64; // of 255: pixels that letters only touch are left out
  const [behind, black, white] = await Promise.all(pictures.map(drawn));
  return texts.map((text) => ({ ...text, found: contrast(text) })).filter(({ found, needed }) => found < needed);

  async function drawn(picture) {
    const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob();
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas;
  }

  function contrast({ color, outline, box }) {
    const own = luminance(numbers(color));
    if (outline) return ratio(own, luminance(numbers(outline)));
    const [under, dark, light] = [behind, black, white].map((canvas) => pixels(canvas, box));
    const ratios = [];
    for (let at = 0; at < under.length; at += 4)
      if (light[at + 1] - dark[at + 1] > INK) ratios.push(ratio(own, luminance(under.slice(at, at + 3))));
    return ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 10)] ?? Infinity;
  }

  function pixels(canvas, { left, top, width, height }) {
    return canvas.getImageData(left, top, Math.ceil(width), Math.ceil(height)).data;
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
"""Which texts have less contrast than they need, against their outline or nine tenths of what lies behind their ink."""


def assert_legible(page: Page, screen: str) -> int:
    """Assert that all text that axe leaves open stands out from what is drawn behind it; return how many there were."""
    bring_axe(page, screen)
    texts, pictures = still_pictures(page)
    blank = page.context.new_page()
    faint: list[dict[str, Any]] = blank.evaluate(JUDGE, [pictures, texts])
    blank.close()
    told = [f"{each['text']!r}: {each['found']:.1f} of {each['needed']} at {each['place']}" for each in faint]
    assert not faint, f"hardly to be read at the screen {screen}:\n" + "\n".join(told)
    return len(texts)


def still_pictures(page: Page) -> tuple[list[dict[str, Any]], list[str]]:
    """Return the texts and the pictures of each fill, in which no text has moved since it was measured."""
    for _ in range(MAX_TRIES):
        places = page.evaluate(UNJUDGED)
        texts: list[dict[str, Any]] = page.evaluate(MEASURE, places)
        pictures = [picture_with(page, fill) for fill in FILLS]
        page.evaluate(FILL_TEXT, AS_IT_IS)
        if page.evaluate(MEASURE, places) == texts:
            return texts, pictures
    raise AssertionError(f"something on the page still moves after {MAX_TRIES} tries")


def picture_with(page: Page, fill: str) -> str:
    page.evaluate(FILL_TEXT, fill)
    return b64encode(page.screenshot(animations="disabled")).decode()
