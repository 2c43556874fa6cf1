/** Of a place `l`: a point of two decimals, the middle of a commune; it is near nothing (estApproximatif, in the domain). */
export const APPROXIMATIF = `(l.lieu[0]::numeric = round(l.lieu[0]::numeric, 2) and l.lieu[1]::numeric = round(l.lieu[1]::numeric, 2))`
