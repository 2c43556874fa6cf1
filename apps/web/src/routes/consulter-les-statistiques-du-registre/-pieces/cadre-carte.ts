/**
 * The frame of the map, in the units of its shapes: its place is kept before they come
 * (scripts/carte-departements.ts writes them).
 */
export const CADRE_CARTE = '0 0 2452 2340'
