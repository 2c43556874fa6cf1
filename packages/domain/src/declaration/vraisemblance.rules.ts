import { SEUILS_EXAMEN } from '../examen/seuils.ts'
import { ecrireEntier } from '../kernel/number-text.ts'
import type { FaitsDeclaration } from './contexte.ts'
import { auPlus, reglesSur } from './regles.ts'

const SOURCE = 'décision : un chiffre hors de toute vraisemblance est demandé deux fois'

/** The counts of a declaration, whether its buildings are counted or listed. */
const comptes = ({ contenu: { identification: i, donneesTechniques: t } }: FaitsDeclaration) => ({
  batiments: t.nbBatimentsTotal,
  ascenseurs: t.nbAscenseurs,
  annee: t.anneeConstruction,
  lots: i.nbLots,
  reglement: i.dateReglementCopropriete && Number(i.dateReglementCopropriete.slice(0, 4)),
})

/** Counts that cannot be true together, or hardly: confirmed, or corrected. */
export const REGLES_VRAISEMBLANCE = reglesSur(comptes, { source: SOURCE, confirmable: true }, [
  {
    code: 'TEC-BATIMENTS-LOTS',
    champs: ['nbBatimentsTotal'],
    message: ({ batiments, lots }) =>
      `${ecrireEntier(batiments)} bâtiments pour ${ecrireEntier(lots ?? 0)} lots : un bâtiment compte au moins un lot. Confirmez-vous ce nombre ?`,
    enonce:
      'Il y a plus de bâtiments que de lots : un bâtiment compte au moins un lot. Confirmez-vous ce nombre ?',
    holds: ({ batiments, lots }) => auPlus(batiments, lots),
  },
  {
    code: 'TEC-ASCENSEURS-BATIMENTS',
    champs: ['nbAscenseurs'],
    message: ({ ascenseurs, batiments }) =>
      `${ecrireEntier(ascenseurs)} ascenseurs pour ${ecrireEntier(batiments)} ${batiments > 1 ? 'bâtiments' : 'bâtiment'}. Confirmez-vous ce nombre ?`,
    enonce: 'Il y a beaucoup d’ascenseurs pour le nombre de bâtiments. Confirmez-vous ce nombre ?',
    holds: ({ ascenseurs, batiments }) =>
      batiments === 0 || ascenseurs <= batiments * SEUILS_EXAMEN.ascenseursParBatiment.valeur,
  },
  {
    code: 'TEC-ANNEE-REGLEMENT',
    champs: ['anneeConstruction'],
    message: ({ annee, reglement }) =>
      `L’immeuble serait construit en ${annee}, bien après son règlement de copropriété de ${reglement}. Confirmez-vous cette année ?`,
    enonce:
      'L’immeuble serait construit bien après son règlement de copropriété. Confirmez-vous cette année ?',
    holds: ({ annee, reglement }) =>
      !reglement || auPlus(annee, reglement + SEUILS_EXAMEN.reglementAvantConstruction.valeur),
  },
])
