import { SEUIL_AFFICHE } from '../doublon/score.ts'
import { DUREE_MAX_MANDAT_MOIS, DUREE_USUELLE_MANDAT_MOIS } from '../mandat/mandat.rules.ts'

// From where on a value is worth a look: one table, each with its reason.

export interface SeuilExamen {
  valeur: number
  unite: string
  raison: string
}

export const SEUILS_EXAMEN = {
  mandatUsuel: {
    valeur: DUREE_USUELLE_MANDAT_MOIS,
    unite: 'mois',
    raison: 'Les syndics sont élus d’une assemblée annuelle à la suivante.',
  },
  mandatMaximal: {
    valeur: DUREE_MAX_MANDAT_MOIS,
    unite: 'mois',
    raison: 'Décret du 17 mars 1967, article 28.',
  },
  mandatLointain: {
    valeur: 60,
    unite: 'jours',
    raison: 'Une élection précède la prise de fonction de quelques semaines.',
  },
  mandatFinissant: {
    valeur: 30,
    unite: 'jours',
    raison: 'Le dernier rappel d’échéance part 30 jours avant la fin.',
  },
  grandeCopropriete: {
    valeur: 200,
    unite: 'lots',
    raison: 'Le seuil au-dessus duquel la loi traite à part les grandes copropriétés.',
  },
  doublonProche: {
    valeur: SEUIL_AFFICHE,
    unite: 'de ressemblance',
    raison: 'Le score à partir duquel le formulaire montre la copropriété au déclarant.',
  },
  doublonPossible: {
    valeur: 0.4,
    unite: 'de ressemblance',
    raison: 'Le poids d’une adresse identique : au-dessous, ce ne sont que des voisines.',
  },
  tailleLots: {
    valeur: 3000,
    unite: 'lots',
    raison: 'Une dizaine de copropriétés en France en comptent davantage.',
  },
  tailleBatiments: {
    valeur: 150,
    unite: 'bâtiments',
    raison: 'Les plus grands ensembles en comptent une centaine.',
  },
  ascenseursParBatiment: {
    valeur: 20,
    unite: 'ascenseurs par bâtiment',
    raison: 'Une barre de quinze cages en compte quinze.',
  },
  reglementAvantConstruction: {
    valeur: 5,
    unite: 'ans',
    raison: 'Une vente en l’état futur d’achèvement précède la livraison de deux à quatre ans.',
  },
  chargesParLotMin: {
    valeur: 10,
    unite: '€ par lot et par an',
    raison: 'L’assurance seule d’un box coûte davantage.',
  },
  chargesParLotMax: {
    valeur: 20_000,
    unite: '€ par lot principal et par an',
    raison: 'Dix fois la moyenne ; les résidences-services restent au-dessous.',
  },
  lotsPourCharges: {
    valeur: 5,
    unite: 'lots',
    raison: 'Au-dessous, beaucoup de copropriétés n’ont pas de budget.',
  },
  dettesSurCharges: {
    valeur: 3,
    unite: 'fois les charges de l’année',
    raison: 'Des travaux en cours peuvent doubler les dettes d’une année.',
  },
  impayesSurCharges: {
    valeur: 1,
    unite: 'fois les charges de l’année',
    raison: 'Quatre fois le seuil du mandat ad hoc (25 %).',
  },
  fondsSurCharges: {
    valeur: 10,
    unite: 'fois les charges de l’année',
    raison: 'À 5 % du budget par an, il faudrait deux siècles.',
  },
  ecart: {
    valeur: 2,
    unite: 'fois, en plus ou en moins',
    raison: 'Aucun budget courant ne double en un an sans cause.',
  },
  ecartExceptionnel: {
    valeur: 10,
    unite: 'fois, en plus ou en moins',
    raison: 'Travaux, dettes et impayés varient : seul un zéro de trop est alors visible.',
  },
  ecartEuros: {
    valeur: 2000,
    unite: '€',
    raison: 'Au-dessous, un doublement ne dit rien.',
  },
  ecartLots: {
    valeur: 10,
    unite: '%',
    raison: 'Une réunion ou une division de lots en touche un ou deux.',
  },
} as const satisfies Record<string, SeuilExamen>
