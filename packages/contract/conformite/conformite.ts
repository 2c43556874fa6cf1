import { AUTRES } from './appels-autres.ts'
import { DOSSIERS } from './appels-coproprietes.ts'
import { MANDATS } from './appels-mandats.ts'
import { PUBLICS } from './appels-publics.ts'
import type { Appel } from './appels.ts'
import { refuse } from './attentes.ts'
import { type Comptes, type Monde, ouvrirMonde } from './monde.ts'
export type { Comptes } from './monde.ts'
import { type Personne, personne, type Reponse } from './registre.ts'

/** The 183 calls of the documents, in an order that a client could follow. */
export const APPELS: readonly Appel[] = [...PUBLICS, ...DOSSIERS, ...MANDATS, ...AUTRES]

export interface Verdict {
  appel: string
  fautes: string[]
}

const chemin = ({ chemin: modele, lieux }: Appel, m: Monde): string => {
  const valeurs = lieux?.(m) ?? []
  return modele.replaceAll(/\{[^}]*\}/g, () => encodeURIComponent(String(valeurs.shift() ?? '')))
}

const DEMENTIS = {
  personne: refuse(401),
  // What is not theirs may be unknown to them.
  sansDroit: refuse(403, 404),
} as const

/** Asks as the right person, as one who may not, as nobody; gives what is not as written. */
const verifier = async (appel: Appel, m: Monde): Promise<string[]> => {
  const demander = (qui: Personne): Promise<Reponse> =>
    qui.appeler(appel.methode, chemin(appel, m), appel.envoi?.(m))
  const nul = personne(m.base)
  const fautes: string[] = []
  const noter = (comme: string, trouvees: readonly string[]): void => {
    fautes.push(...trouvees.map((f) => `${comme} : ${f}`))
  }
  if (appel.qui !== null && !appel.ouvert) noter('personne', DEMENTIS.personne(await demander(nul)))
  if (appel.sansDroit)
    noter(appel.sansDroit, DEMENTIS.sansDroit(await demander(m.gens[appel.sansDroit])))
  const reponse = await demander(appel.qui === null ? nul : m.gens[appel.qui])
  if (reponse.statut >= 500 && appel.chemin !== '/api/public/statistiques/telechargerRapportBo')
    noter('', [`statut ${reponse.statut}`])
  const attendues = appel.attendu(reponse)
  noter(appel.qui ?? 'personne', attendues)
  if (attendues.length === 0) appel.retenir?.(m, reponse)
  return fautes
}

/**
 * Every documented call against the register at `base`, whose accounts these are. Throws when it
 * lets nobody in, or holds no co-ownership to ask about.
 */
export const verifierConformite = async (base: string, comptes: Comptes): Promise<Verdict[]> => {
  const m = await ouvrirMonde(base, comptes)
  const verdicts: Verdict[] = []
  for (const appel of APPELS)
    verdicts.push({
      appel: `${appel.methode} ${appel.chemin}`,
      fautes: await verifier(appel, m),
    })
  return verdicts
}
