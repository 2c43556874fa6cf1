import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatNumero } from '../../lib/format.ts'

export type Rattachement = Answer<'listerMandatsEnCours'>[number]

/** Reading operations that change with an attachment request. */
export const LECTURES_RATTACHEMENT = [
  'listerMandatsEnCours',
  'lireRattachementEnCours',
  'rechercherCoproprietes',
  'lireTableauDeBordSyndic',
  'visualiserCopropriete',
] as const

export const mesRattachementsQuery = queryOf('listerMandatsEnCours')
export const rattachementEnCoursQuery = (id: number) => queryOf('lireRattachementEnCours', { params: { id } }, { silent: true })

/** How the co-ownership of a request is called. */
export const nomDe = (r: { nomCopropriete: string; numeroImmatriculation: string }): string => r.nomCopropriete || formatNumero(r.numeroImmatriculation)
export const lienReponse = (r: Rattachement): string => `/rattacher-une-copropriete/edit?numero=${r.numeroImmatriculation}&idMandat=${r.idMandat}`
export const lienContester = (coproprieteId: number): string => `/rattacher-une-copropriete/contester/${coproprieteId}`
