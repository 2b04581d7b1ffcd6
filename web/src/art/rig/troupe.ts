/** What draws fighters, their faces and their attacks, with all skins, motions and effects. */

export { default as Flight } from "$lib/art/effects/Flight.svelte";
export { default as Bust } from "$lib/art/rig/Bust.svelte";
export { default as Figure } from "$lib/art/rig/Figure.svelte";
