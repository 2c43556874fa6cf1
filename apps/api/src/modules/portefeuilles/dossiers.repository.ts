import type { RowOf, Tx } from '@registre/db'
import {
  type Batiment,
  batimentsDe,
  type CodeJeu,
  type CoproprieteVue,
  type ImmatCopropriete,
  type Verification,
} from '@registre/domain'
import { PREDECESSEURS, SYNDICS } from '../dossiers/regard.sql.ts'
import { TENUE } from '../coproprietes/situation.sql.ts'
import { vueDe } from '../coproprietes/vue-copropriete.ts'

/** A registered co-ownership as the check of a row needs it. */
export interface Dossier {
  id: number
  numero: string
  nom: string
  adresse: string
  vue: CoproprieteVue
  courante: ImmatCopropriete | null
  /** The set of its current declaration. */
  jeu: CodeJeu
  /** What was verified of it. */
  verifications: readonly Verification[]
  /** When the house last saved the annual update that it has begun on screen, or null. */
  brouillonLe: Date | null
  /** The buildings that the house prepared for the set in force, before its first day. */
  prepares: readonly Batiment[]
  /** What the house filed after its mandate, and that the syndic in office has not judged; or null. */
  enAttente: ImmatCopropriete | null
}

const SELECT =
  `select c.id, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, c.etat, c.auteur_teledeclarant_id, c.teledeclarant_id,
    ${SYNDICS} as syndics, ${PREDECESSEURS} as predecesseurs, d.contenu, d.jeu, d.verifications,
    (select max(b.enregistre_le) from declaration b where b.copropriete_id = c.id and b.auteur_teledeclarant_id = $1 and b.type_maj = 'ANNUELLE'
       and b.etat = 'BROUILLON' and b.base_id is not null) as brouillon_le, a.contenu as en_attente, p.contenu as prepare
  from copropriete c
  left join lateral (select x.contenu, x.verifications, x.jeu from declaration x where x.copropriete_id = c.id and x.etat = 'COURANTE' order by x.id desc limit 1) d on true
  left join lateral (select x.contenu from declaration x where x.copropriete_id = c.id and x.etat = 'A_VALIDER' and x.base_id is not null
    and x.auteur_teledeclarant_id = $1 order by x.id desc limit 1) a on true
  left join lateral (select x.contenu from declaration x where x.copropriete_id = c.id and x.etat = 'BROUILLON' and x.base_id is not null
    and x.auteur_teledeclarant_id = $1 and x.jeu <> d.jeu order by x.id desc limit 1) p on true` as const
const PAR_NUMEROS = `${SELECT} where c.numero_immatriculation = any($2)` as const
const SUIVIS =
  `${SELECT} where c.teledeclarant_id = $1 and ${TENUE} order by c.numero_immatriculation limit $2` as const
type Row = RowOf<typeof PAR_NUMEROS> | RowOf<typeof SUIVIS>

const versDossier = (row: Row): Dossier => ({
  id: row.id,
  numero: row.numero ?? '',
  nom: row.nom,
  adresse: row.adresse,
  vue: vueDe(row),
  courante: row.contenu,
  jeu: row.jeu ?? '2016',
  verifications: row.verifications ?? [],
  brouillonLe: row.brouillon_le,
  prepares: row.prepare ? batimentsDe(row.prepare.donneesTechniques) : [],
  enAttente: row.en_attente,
})

/**
 * The co-ownerships of these numbers, whoever looks after them: who may see them is decided on
 * each.
 */
export const trouverDossiers = async (
  db: Pick<Tx, 'sql'>,
  numeros: readonly string[],
  teledeclarantId: number,
): Promise<Map<string, Dossier>> => {
  const rows = await db.sql(PAR_NUMEROS, [teledeclarantId, numeros])
  return new Map(rows.map(versDossier).map((dossier) => [dossier.numero, dossier]))
}

/** The co-ownerships that this establishment looks after, or was the last to, by number. */
export const dossiersSuivis = async (
  db: Pick<Tx, 'sql'>,
  teledeclarantId: number,
  max: number,
): Promise<Dossier[]> => (await db.sql(SUIVIS, [teledeclarantId, max])).map(versDossier)
