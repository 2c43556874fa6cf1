import { SEUILS_EXAMEN } from '../examen/seuils.ts'
import { defineRules } from '../kernel/rules.ts'
import type { FaitsDeclaration } from './contexte.ts'

const SOURCE = 'décision : un chiffre hors de toute vraisemblance est demandé deux fois'
const EFFET = '2016-11-01'
const nombre = new Intl.NumberFormat('fr-FR')

/** The counts of a declaration, whether its buildings are counted or listed. */
const comptes = ({ contenu: { identification: i, donneesTechniques: t } }: FaitsDeclaration) => ({
  batiments: t.nbBatimentsTotal,
  ascenseurs: t.nbAscenseurs,
  annee: t.anneeConstruction,
  lots: i.nbLots,
  reglement: i.dateReglementCopropriete,
})

/** Counts that cannot be true together, or hardly: confirmed, or corrected. */
export const REGLES_VRAISEMBLANCE = defineRules<FaitsDeclaration>()([
  {
    code: 'TEC-BATIMENTS-LOTS',
    champs: ['nbBatimentsTotal'],
    message: (faits) => {
      const { batiments, lots } = comptes(faits)
      return `${nombre.format(batiments)} bâtiments pour ${nombre.format(lots ?? 0)} lots : un bâtiment compte au moins un lot. Confirmez-vous ce nombre ?`
    },
    enonce:
      'Il y a plus de bâtiments que de lots : un bâtiment compte au moins un lot. Confirmez-vous ce nombre ?',
    confirmable: true,
    effet: EFFET,
    source: SOURCE,
    holds: (faits) => {
      const { batiments, lots } = comptes(faits)
      return lots === null || batiments <= lots
    },
  },
  {
    code: 'TEC-ASCENSEURS-BATIMENTS',
    champs: ['nbAscenseurs'],
    message: (faits) => {
      const { ascenseurs, batiments } = comptes(faits)
      return `${nombre.format(ascenseurs)} ascenseurs pour ${nombre.format(batiments)} ${batiments > 1 ? 'bâtiments' : 'bâtiment'}. Confirmez-vous ce nombre ?`
    },
    enonce: 'Il y a beaucoup d’ascenseurs pour le nombre de bâtiments. Confirmez-vous ce nombre ?',
    confirmable: true,
    effet: EFFET,
    source: SOURCE,
    holds: (faits) => {
      const { ascenseurs, batiments } = comptes(faits)
      return batiments === 0 || ascenseurs <= batiments * SEUILS_EXAMEN.ascenseursParBatiment.valeur
    },
  },
  {
    code: 'TEC-ANNEE-REGLEMENT',
    champs: ['anneeConstruction'],
    message: (faits) => {
      const { annee, reglement } = comptes(faits)
      return `L’immeuble serait construit en ${annee}, bien après son règlement de copropriété de ${(reglement ?? '').slice(0, 4)}. Confirmez-vous cette année ?`
    },
    enonce:
      'L’immeuble serait construit bien après son règlement de copropriété. Confirmez-vous cette année ?',
    confirmable: true,
    effet: EFFET,
    source: SOURCE,
    holds: (faits) => {
      const { annee, reglement } = comptes(faits)
      return (
        annee === null ||
        reglement === null ||
        annee <= Number(reglement.slice(0, 4)) + SEUILS_EXAMEN.reglementAvantConstruction.valeur
      )
    },
  },
])
