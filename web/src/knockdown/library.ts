/** What is printed on things, found by the ids that views and events use. */

import type {
  ArenaText,
  AttackText,
  Catalogue,
  FighterText,
  KnockdownTexts,
  RuleText,
  SkillText,
  SpecialText,
  TokenText,
} from "$lib/wire/protocol";

export type Attack = AttackText | SpecialText;

export class Library {
  readonly contents: KnockdownTexts;
  private readonly attacks: Map<string, Attack>;
  private readonly skills: Map<string, SkillText>;
  private readonly fighters: Map<string, FighterText>;
  private readonly arenas: Map<string, ArenaText>;
  private readonly tokens: Map<string, TokenText>;
  private readonly rules: Map<string, RuleText>;

  constructor(readonly catalogue: Catalogue) {
    const { contents } = catalogue;
    if (contents.of !== "knockdown") throw new Error(`a catalogue of ${contents.of}`);
    this.contents = contents;
    this.attacks = byId<Attack>([...contents.attacks, ...contents.specials]);
    this.skills = byId(contents.skills);
    this.fighters = byId(contents.fighters);
    this.arenas = new Map(contents.arenas.map((arena) => [arena.pack, arena]));
    this.tokens = byId(contents.tokens);
    this.rules = byId(catalogue.chapters.flatMap((chapter) => chapter.rules));
  }

  attack(id: string): Attack | undefined {
    return this.attacks.get(id);
  }

  attackName(id: string): string {
    return this.attack(id)?.name ?? (id === "strike" ? this.contents.strike : id);
  }

  skill(id: string): SkillText | undefined {
    return this.skills.get(id);
  }

  fighter(id: string): FighterText | undefined {
    return this.fighters.get(id);
  }

  arena(pack: string): ArenaText | undefined {
    return this.arenas.get(pack);
  }

  token(id: string): TokenText | undefined {
    return this.tokens.get(id);
  }

  rule(id: string): RuleText | undefined {
    return this.rules.get(id);
  }

  specialsOf(fighter: string): SpecialText[] {
    return this.contents.specials.filter((special) => special.fighter === fighter);
  }
}

function byId<T extends { id: string }>(things: T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}
