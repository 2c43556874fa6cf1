import { keysOf } from '../kernel/table.ts'
import { adaptRules } from '../kernel/rules.ts'
import { REGLES_MANDAT } from '../mandat/mandat.rules.ts'
import type { FaitsMandat } from '../mandat/mandat.rules.ts'
import { type ConfirmationsOffice, exigerConfirmation, type FaitsDeclaration } from './contexte.ts'
import { type Regle, reglesSur } from './regles.ts'

const faitsMandat = ({ contenu, contexte }: FaitsDeclaration): FaitsMandat => ({
  ...contenu.infoRattachement,
  nature: 'immatriculation',
  aujourdhui: contexte.aujourdhui,
  finMandatPrecedent: contexte.finMandatPrecedent,
})

/** Block infoRattachement: the rules of a mandate; its fields bear the same names. */
export const REGLES_RATTACHEMENT = adaptRules(REGLES_MANDAT, faitsMandat)

const SPEC = 'spécification 1, section 5, « Ex-officio registration by a notary »'

const dites = ({ contexte }: FaitsDeclaration): ConfirmationsOffice | null =>
  contexte.confirmationsOffice
const OFFICE = {
  'OFF-NON-IMMATRICULEE': 'nonImmatriculee',
  'OFF-SANS-DEMANDE': 'sansDemandeEnCours',
  'OFF-SANS-REPRESENTANT': 'sansRepresentantOuMiseEnDemeure',
} as const

/** The three confirmations of the notary before an ex officio registration. */
export const REGLES_CONFIRMATIONS_OFFICE = reglesSur(
  dites,
  { source: SPEC },
  keysOf(OFFICE).map((code): Regle<ConfirmationsOffice | null, typeof code> => ({
    code,
    champs: [OFFICE[code]],
    message: exigerConfirmation(OFFICE[code]),
    holds: (dites) => dites?.[OFFICE[code]] === true,
  })),
)
