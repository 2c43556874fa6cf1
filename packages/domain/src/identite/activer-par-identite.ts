import type { IdentiteEtat } from '../acces/connexions.ts'
import type { Dirigeant } from '../services/sirene.ts'
import { comparerIdentites, type IdentiteDite } from './comparer-identites.ts'
import type { MotifLettre } from './entree-identite.ts'

/** Why the posted letter stays necessary. */
export const LABELS_MOTIF_LETTRE: Readonly<Record<MotifLettre, string>> = {
  'personne-differente': 'l’identité reçue n’est pas celle du représentant que vous avez déclaré',
  'identite-incertaine':
    'l’identité reçue ressemble à celle du représentant que vous avez déclaré, sans lui être égale',
  homonyme: 'une autre personne porte les mêmes nom et prénoms',
  'autre-entreprise':
    'l’identité professionnelle reçue est celle d’une autre entreprise que la vôtre',
  'annuaire-muet': 'l’annuaire des entreprises n’a pas pu confirmer qui dirige votre entreprise',
  'direction-non-etablie':
    'cette identité établit que vous travaillez dans l’entreprise, non que vous la dirigez',
}

/** What is known when an identity is presented for a declarant that awaits its code. */
export interface SituationIdentite {
  fournisseur: IdentiteEtat
  dite: IdentiteDite
  /** Fourteen digits, or ''. */
  siretDit: string
  /** The provider certifies that the person directs this firm. */
  certifiee: boolean
  /** The representative that the declarant declared. */
  declare: { civilite: string; nom: string; prenom: string; siret: string | null }
  /** The directory of companies has not confirmed the establishment. */
  attendSirene: boolean
  /** Other active volunteers of the same name and forenames. */
  homonymes: number
  /** Who directs the firm, as the directory says; null when it does not answer. */
  dirigeants: readonly Dirigeant[] | null
}

const sirenDe = (siret: string): string => siret.slice(0, 9)

/** Those who bind a company by themselves, by the quality that the directory writes. */
const ENGAGE =
  /^(associé[- ])?(co-?)?gérante?\b|^présidente?(?! du conseil de surveillance)\b|^directeur général|^directrice générale|^entrepreneur|^exploitant/i

const parLAnnuaire = ({ dite, dirigeants }: SituationIdentite): MotifLettre | null => {
  if (dirigeants === null) return 'annuaire-muet'
  const vus = dirigeants
    .filter(({ qualite }) => ENGAGE.test(qualite.trim()))
    .map((d) => ({ ...d, civilite: '', declaree: false }))
  const vers = (quoi: 'CONCORDE' | 'DOUTE') =>
    new Set(
      vus
        .filter((d) => comparerIdentites(d, dite) === quoi)
        .map((d) => `${d.nom}|${d.prenoms}|${d.naissance}`),
    ).size
  if (vers('CONCORDE') === 1 && vers('DOUTE') === 0) return null
  return vers('CONCORDE') > 0 ? 'homonyme' : 'direction-non-etablie'
}

/**
 * Whether an identity of the State's activates a declarant without its posted code: null, or why the
 * letter stays necessary. A professional identity says where somebody works: it takes the place of
 * the letter where the provider certifies the direction, or the directory names this person.
 */
export const motifDeLettre = (s: SituationIdentite): MotifLettre | null => {
  const { civilite, nom, prenom, siret } = s.declare
  const attendue = { nom, prenoms: prenom, civilite, naissance: '', declaree: true }
  const concordance = comparerIdentites(attendue, s.dite)
  if (concordance !== 'CONCORDE')
    return concordance === 'DOUTE' ? 'identite-incertaine' : 'personne-differente'
  if (s.fournisseur === 'franceconnect') return s.homonymes > 0 ? 'homonyme' : null
  if (siret === null || sirenDe(siret) !== sirenDe(s.siretDit)) return 'autre-entreprise'
  if (s.attendSirene) return 'annuaire-muet'
  return s.certifiee ? null : parLAnnuaire(s)
}
