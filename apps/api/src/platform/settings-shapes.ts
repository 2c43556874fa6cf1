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

/** A password that a machine alone types. */
export const motDePasseDeRole = z.preprocess(
  vide,
  z.string().min(16, 'un mot de passe de rôle compte au moins 16 caractères').optional(),
)

/** What an operator writes of a service that the register does without: said, not forgotten. */
export const AUCUN = 'aucun'

const seulementAucun = z.literal(AUCUN).transform(() => null)

/** The address of an outside service, or « aucun » (null); undefined when nothing is said. */
export const urlOuAucun = z.preprocess(
  vide,
  z.union([seulementAucun, z.url(`une adresse (https://…), ou « ${AUCUN} »`)]).optional(),
)

/** The `hote:port` of an outside service, or « aucun » (null); undefined when nothing is said. */
export const adresseOuAucun = z.preprocess(vide, z.union([seulementAucun, z.string()]).optional())

/** Port numbers separated by commas. */
export const portsDe = (defaut: string) =>
  listeDe(defaut)
    .transform((liste) => liste.map(Number))
    .refine(
      (ports) => ports.every((n) => Number.isInteger(n) && n > 0 && n < 65_536),
      'des numéros de port, séparés par des virgules',
    )

/** The fault of settings that are given all together, or not at all; none when they are. */
export const vontEnsemble = (
  reglages: Readonly<Record<string, unknown>>,
  noms: readonly string[],
): string[] => {
  const donnes = noms.filter((nom) => reglages[nom] !== undefined).length
  return donnes === 0 || donnes === noms.length
    ? []
    : [`${noms.slice(0, -1).join(', ')} et ${noms.at(-1)} vont ensemble`]
}

/** The path of a video of a home, on the register's own address; '' for none. */
export const videoDeLAccueil = (nom: string) =>
  z
    .string()
    .regex(
      /^$|^\/(?!\/)[\w./-]+$/,
      `${nom} est un chemin du registre, par exemple /videos/accueil.mp4`,
    )
    .default('')
