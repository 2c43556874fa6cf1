import { adaptRules, defineRules } from '../kernel/rules.ts'
import { REGLES_MANDAT } from '../mandat/mandat.rules.ts'
import type { FaitsMandat } from '../mandat/mandat.rules.ts'
import type { FaitsDeclaration } from './contexte.ts'

const faitsMandat = ({ contenu, contexte }: FaitsDeclaration): FaitsMandat => ({
  ...contenu.infoRattachement,
  nature: 'immatriculation',
  aujourdhui: contexte.aujourdhui,
  finMandatPrecedent: contexte.finMandatPrecedent,
})

/** Block infoRattachement: the rules of a mandate; its fields bear the same names. */
export const REGLES_RATTACHEMENT = adaptRules(REGLES_MANDAT, faitsMandat)

const SPEC = 'spécification 1, section 5, « Ex-officio registration by a notary »'

/** The three confirmations of the notary before an ex officio registration. */
export const REGLES_CONFIRMATIONS_OFFICE = defineRules<FaitsDeclaration>()([
  {
    code: 'OFF-NON-IMMATRICULEE',
    champs: ['nonImmatriculee'],
    message: 'Vous devez confirmer que la copropriété n’est pas immatriculée.',
    effet: '2016-11-01',
    source: SPEC,
    holds: ({ contexte }) => contexte.confirmationsOffice?.nonImmatriculee === true,
  },
  {
    code: 'OFF-SANS-DEMANDE',
    champs: ['sansDemandeEnCours'],
    message: 'Vous devez confirmer qu’aucune demande d’immatriculation n’est en cours.',
    effet: '2016-11-01',
    source: SPEC,
    holds: ({ contexte }) => contexte.confirmationsOffice?.sansDemandeEnCours === true,
  },
  {
    code: 'OFF-SANS-REPRESENTANT',
    champs: ['sansRepresentantOuMiseEnDemeure'],
    message:
      'Vous devez confirmer que la copropriété n’a pas de représentant légal, ou qu’un mois s’est écoulé depuis la mise en demeure du syndic.',
    effet: '2016-11-01',
    source: SPEC,
    holds: ({ contexte }) => contexte.confirmationsOffice?.sansRepresentantOuMiseEnDemeure === true,
  },
])
