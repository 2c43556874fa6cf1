import { isDeepStrictEqual } from 'node:util'
import type { EtatCopropriete, IsoDate } from '@registre/domain'
import type { Personne } from '@registre/testing/register'
import type { Registre } from '../support/register.ts'
import { un } from '@registre/testing'
import type { DemandeM, DossierM, Qui } from './dossier.ts'

export interface Monde {
  r: Registre
  gens: readonly Personne[]
}
export interface Instant {
  jour: IsoDate
  maintenant: number
}

export const instant = ({ r }: Monde): Instant => ({
  jour: r.clock.today(),
  maintenant: r.clock.now().getTime(),
})

/** What the model says of a gesture: taken, refused, or as the rules on dates and data decide. */
export type Prevision = 'oui' | 'non' | 'selon'

/** Something that one person does to one co-ownership. */
export interface Geste {
  nom: string
  qui: Qui
  /** A first call opens what the second one may be refused for. */
  enDeuxAppels?: true
  /** A decision that can be taken back, and whether somebody holds a right by it. */
  decide?: 'droit' | 'libre'
  /** It takes one back: nothing of it is left. */
  reprend?: true
  /** False: it would not even name anything. */
  possible(d: DossierM): boolean
  prevoir(d: DossierM, t: Instant): Prevision
  faire(monde: Monde, d: DossierM, t: Instant): Promise<unknown>
  effet(d: DossierM, t: Instant, reponse: unknown): void
}

export const SYNDICS: readonly Qui[] = [0, 1, 2]
export const NOTAIRE: Qui = 3
export const [PRINCIPAL, SECOND, HOTLINE]: readonly [Qui, Qui, Qui] = [4, 5, 6]
export const TENEURS: readonly Qui[] = [PRINCIPAL, SECOND, HOTLINE]
export const BAIL_MS = 15 * 60_000

export const fr = (iso: string): string => iso.split('-').toReversed().join('/')
export const iso = (fr: string): IsoDate => fr.split('/').toReversed().join('-')
/** A mandate as the register answers it. */
export interface MandatRecu {
  id: number
  dateDebut: string
  dateFin: string
}
export const api = (m: Monde, qui: Qui) => {
  const personne = m.gens[qui]
  if (!personne) throw new Error(`nobody at ${qui}`)
  return personne.api
}
export const admin = (qui: Qui): boolean => qui === PRINCIPAL || qui === SECOND
export const si = (condition: boolean): Prevision => (condition ? 'oui' : 'non')
export const IMMATRICULES: readonly EtatCopropriete[] = [
  'IMMATRICULEE_A_RATTACHER',
  'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
  'IMMATRICULEE_RATTACHEE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE',
  'FUTUR',
]
export const versionDe = async (
  m: Monde,
  table: 'copropriete' | 'demande' | 'declaration',
  id: number,
) =>
  (await un<{ version: number }>(m.r, `select version from ${table} where id = $1`, [id])).version

export type Sorte = 'immatriculation' | 'rattachement' | 'dissolution'
export const exiger = (d: DossierM, sorte: Sorte): DemandeM => {
  const x = d[sorte]
  if (!x) throw new Error(`no ${sorte} on ${d.id}`)
  return x
}
export const remettre = (x: DemandeM): void => {
  x.etat = 'A_VALIDER'
  x.tenuePar = null
}

/** What a gesture that was taken makes of the model, with the decision that it is. */
export const effectuer = (g: Geste, d: DossierM, t: Instant, reponse: unknown): void => {
  const avant = structuredClone({ ...d, decision: null })
  g.effet(d, t, reponse)
  // What changes nothing decides nothing.
  if (g.decide && isDeepStrictEqual(avant, { ...d, decision: null })) return
  if (!g.reprend)
    d.decision = g.decide
      ? { avant, par: g.qui, le: t.maintenant, jour: t.jour, droit: g.decide === 'droit' }
      : null
}

/** Does one gesture that leads somewhere: taken, as the model says. */
export const mener = async (monde: Monde, d: DossierM, g: Geste): Promise<void> => {
  const t = instant(monde)
  effectuer(g, d, t, await g.faire(monde, d, t))
}
