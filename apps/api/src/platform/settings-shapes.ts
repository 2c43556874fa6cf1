import * as z from 'zod'

/** An empty setting is one that is not given. */
export const vide = (v: unknown) => (v === '' ? undefined : v)

/** Texts separated by commas. */
export const listeDe = (defaut: string) =>
  z
    .string()
    .default(defaut)
    .transform((texte) =>
      texte
        .split(',')
        .map((s) => s.trim())
        .filter(Boolean),
    )

export const optionalUrl = z.preprocess(vide, z.url().optional())

/** Port numbers separated by commas. */
export const portsDe = (defaut: string) =>
  listeDe(defaut)
    .transform((liste) => liste.map(Number))
    .refine(
      (ports) => ports.every((n) => Number.isInteger(n) && n > 0 && n < 65_536),
      'des numéros de port, séparés par des virgules',
    )
