import { ApiError } from '../src/index.ts'
import { dire, registre } from './registre-de-l-exemple.ts'

// Files the annual update of one co-ownership, step by step, as on screen:
//   REGISTRE_URL=… REGISTRE_JETON=… node exemples/deposer-mise-a-jour.ts <identifiant de la copropriété>

const coproprieteId = Number(process.argv[2])
if (!Number.isInteger(coproprieteId)) throw new Error('Indiquez l’identifiant de la copropriété.')

// 1. The draft is filled from current data: next year's dates are proposed, its figures are empty.
const brouillon = await registre.commencerMiseAJour({ body: { coproprieteId, type: 'ANNUELLE' } })
const { donneesFinancieres: proposees } = brouillon.immatCopropriete
const annee = Number((proposees.dateClotureComptes ?? '').slice(-4))

// 2. The accounts, as the software of the syndic knows them.
const donneesFinancieres = {
  ...proposees,
  dateAg: `15/06/${annee + 1}`,
  chargesOperationsCourantes: 48_500,
  chargesOperationsExceptionnelles: 3200,
  montantDettes: 1900,
  montantImpayesCoproprietaires: 750,
  nbCoproprietairesImpayes: 2,
  montantFondTravaux: 6400,
}

// 3. Filed for good; the rules that ask for a confirmation are confirmed once read.
const deposer = (confirmations: string[]) =>
  registre.enregistrerDeclaration({
    params: { flag: 'true', x: Number(brouillon.id) },
    body: { id: brouillon.id, version: brouillon.version, typeImmat: brouillon.typeImmat, immatCopropriete: { donneesFinancieres }, confirmations },
  })
try {
  const deposee = await deposer([])
  dire(`Mise à jour enregistrée : ${deposee.nomCopropriete}, comptes clos le ${deposee.immatCopropriete.donneesFinancieres.dateClotureComptes}.`)
} catch (error) {
  if (!(error instanceof ApiError) || error.problem.code !== 'confirmation-requise') throw error
  const champs = error.problem.champs ?? []
  for (const { code, message } of champs) dire(`À confirmer [${code}] ${message}`)
  const deposee = await deposer(champs.map((c) => c.code))
  dire(`Mise à jour enregistrée après confirmation : ${deposee.nomCopropriete}.`)
}
