import { formatFrDate, limiteDeReponse, parseFrDate } from '@registre/domain'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { LISTES_COPROPRIETES } from '../coproprietes/lectures.ts'
import { lienBrouillon, lienFiche } from '../coproprietes/liens.ts'
import { aujourdhuiParis } from '../declaration/aujourdhui.ts'
import { nommer } from '../coproprietes/nommer.ts'
import { LECTURES_RECU } from '../recu/lecture.ts'

export type Rattachement = Answer<'listerMandatsEnCours'>[number]

/** Reading operations that change with an attachment request. */
export const LECTURES_RATTACHEMENT = [
  'listerMandatsEnCours',
  'lireRattachementEnCours',
  ...LISTES_COPROPRIETES,
  'lireTableauDeBordSyndic',
  'listerAFaire',
  'visualiserCopropriete',
  ...LECTURES_RECU,
] as const

export const mesRattachementsQuery = queryOf('listerMandatsEnCours')()
export const rattachementEnCoursQuery = (id: number) =>
  queryOf('lireRattachementEnCours')({ params: { id } }, { silent: true })

/** The attachments that wait for somebody: all but those that were refused. */
export const aLExamen = (rattachements: readonly Rattachement[]): Rattachement[] =>
  rattachements.filter((r) => r.refus === null)

/** How the co-ownership of a request is called. */
export const nomDe = (r: { nomCopropriete: string; adressePrincipale: string }): string =>
  nommer(r.nomCopropriete, r.adressePrincipale)
export const lienReponse = (r: {
  numeroImmatriculation: string | null
  idMandat: number | string | null
}): string =>
  `/rattacher-une-copropriete/edit?numero=${r.numeroImmatriculation ?? ''}&idMandat=${r.idMandat}`
/** Where a keeper’s question is answered: in the declaration, where the request has one, a mandate else. */
export const lienPrecisions = (r: {
  coproprieteId: number | string
  numeroImmatriculation: string | null
  idDeclaration: number | string | null
  idMandat: number | string | null
}): string =>
  r.idDeclaration !== null
    ? lienBrouillon(Number(r.idDeclaration))
    : r.idMandat !== null
      ? lienReponse(r)
      : lienFiche(Number(r.coproprieteId))
export const lienContester = (coproprieteId: number): string =>
  `/rattacher-une-copropriete/contester/${coproprieteId}`

/** Until when the syndic in place is heard. */
export const limiteDe = (r: Rattachement): string =>
  formatFrDate(
    limiteDeReponse(
      {
        electionLe: parseFrDate(r.finAnticipee?.electionLe),
        reponseAvant: parseFrDate(r.finAnticipee?.reponseAvant),
        echeance: parseFrDate(r.echeance) ?? '',
      },
      aujourdhuiParis(),
    ),
  )

const rang = ({ actions }: Rattachement): number =>
  actions.includes('repondre') ? 0 : actions.includes('contester') ? 1 : 2
/**
 * What waits for this person first: a clarification to answer, then a request that may be
 * contested.
 */
export const parUrgence = (rattachements: readonly Rattachement[]): Rattachement[] =>
  rattachements.toSorted((a, b) => rang(a) - rang(b))
