/** Key digit that makes the number valid (Luhn). */
const cleLuhn = (chiffres: string): string => {
  const somme = [...chiffres].toReversed().reduce((total, c, rang) => {
    const n = rang % 2 === 0 ? Number(c) * 2 : Number(c)
    return total + (n > 9 ? n - 9 : n)
  }, 0)
  return String((10 - (somme % 10)) % 10)
}

/**
 * The n-th invented SIRET: right keys, in a range that INSEE does not give out (SIREN in 9995…);
 * `rang`: which of its firm's establishments.
 */
export const siretInvente = (n: number, rang = 1): string => {
  const base = `9995${String(n).padStart(4, '0')}`
  const siren = base + cleLuhn(base)
  const nic = siren + String(rang).padStart(4, '0')
  return nic + cleLuhn(nic)
}
