import { ApiError } from '../src/index.ts'
import { dire, registre } from './registre-de-l-exemple.ts'

// Dépose la mise à jour annuelle d’une copropriété, étape par étape, comme à l’écran :
//   REGISTRE_URL=… REGISTRE_JETON=… node exemples/deposer-mise-a-jour.ts AA0-000-004

// Une copropriété se nomme par son numéro.
const [, , coproprieteId = ''] = process.argv

// 1. Le brouillon est prérempli des données en vigueur : les dates de l’exercice suivant sont
//    proposées, ses montants sont vides.
const brouillon = await registre.commencerMiseAJour({ body: { coproprieteId, type: 'ANNUELLE' } })
const { donneesFinancieres: proposees, donneesTechniques: technique } = brouillon.immatCopropriete
// Aucune clôture n’est proposée tant que l’exercice suivant n’est pas clos.
if (!proposees.dateClotureComptes) {
  dire('Rien à déclarer : l’exercice suivant n’est pas encore clos.')
  process.exit()
}
const annee = Number(proposees.dateClotureComptes.slice(-4))

// 2. Les comptes, tels que le logiciel du syndic les connaît.
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

// 3. À partir de 2027, les bâtiments se décrivent un à un : ce que le registre n’en sait pas se
//    complète. JOUR=2027-03-16 : pour un registre qui répète un autre jour.
const { JOUR = new Date().toISOString().slice(0, 10) } = process.env
const observes = {
  nbEtages: 4,
  sourceEtiquette: 'DPE_COLLECTIF',
  dateEtiquette: '16/09/2025',
  eauChaude: 'INDIVIDUELLE',
  systemeEauChaude: 'CHAUFFE_EAU_ELECTRIQUE',
  ventilation: 'VMC_SIMPLE_FLUX',
  diagnosticStructurel: 'NON_REALISE',
  constateLe: JOUR.split('-').toReversed().join('/'),
} as const
const connus = (batiment: object) =>
  Object.fromEntries(Object.entries(batiment).filter(([, v]) => v !== null && v !== ''))
const donneesTechniques = technique.batiments && {
  ...technique,
  batiments: technique.batiments.map((b) => ({ ...b, ...observes, ...connus(b) })),
}

// 4. Le dépôt ; les règles qui demandent une confirmation sont confirmées une fois lues.
const deposer = (confirmations: string[]) =>
  registre.enregistrerDeclaration({
    params: { flag: 'true', x: Number(brouillon.id) },
    body: {
      id: brouillon.id,
      version: brouillon.version,
      typeImmat: brouillon.typeImmat,
      immatCopropriete: { ...(donneesTechniques && { donneesTechniques }), donneesFinancieres },
      confirmations,
    },
  })
try {
  const deposee = await deposer([])
  dire(
    `Mise à jour enregistrée : ${deposee.nomCopropriete}, comptes clos le ${deposee.immatCopropriete.donneesFinancieres.dateClotureComptes}.`,
  )
} catch (error) {
  if (!(error instanceof ApiError) || error.problem.code !== 'confirmation-requise') throw error
  const champs = error.problem.champs ?? []
  for (const { code, message } of champs) dire(`À confirmer [${code}] ${message}`)
  const deposee = await deposer(champs.map((c) => c.code))
  dire(`Mise à jour enregistrée après confirmation : ${deposee.nomCopropriete}.`)
}
