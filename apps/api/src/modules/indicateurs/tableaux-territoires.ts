import { BASCULE_2027, formatFrDate, libelleVeille, siretLisible } from '@registre/domain'
import { nomDepartement } from '@registre/territoires'
import { SYNDICS_MONTRES, type ContenuReleve } from './releve.sql.ts'
import { colonne, part, type Tableau } from './tableaux.ts'

const nommer = (code: string): string =>
  code === '' ? 'Département inconnu' : `${nomDepartement(code)} (${code})`

const EN_RETARD = [
  colonne('coproprietes', 'Copropriétés'),
  colonne('enRetard', 'En retard'),
  colonne('part', 'Part en retard', 'pourcentage'),
] as const

/** Which firms are late with their annual updates, or have closed: the largest portfolios first. */
export const tableauRetards = ({ retards = [] }: ContenuReleve): Tableau => ({
  code: 'retards',
  titre: 'Syndics en retard ou fermés',
  description: `Syndics professionnels dont une mise à jour annuelle a passé sa date limite, ou que l’annuaire des entreprises donne pour fermés ; les ${SYNDICS_MONTRES} plus grands portefeuilles.`,
  entete: 'Syndic',
  colonnes: [...EN_RETARD],
  lignes: retards.map((r) => {
    const vu = libelleVeille(r.veille, r.ferme)
    return {
      libelle: `${r.syndic} (${siretLisible(r.siret)})${vu === '' ? '' : ` : ${vu.toLowerCase()}`}`,
      valeurs: [r.coproprietes, r.en_retard, part(r.en_retard, r.coproprietes)],
    }
  }),
  graphique: '',
})

/** Where updates are late, and how many co-ownerships a closed firm still holds. */
export const tableauRetardsTerritoires = ({ territoires = [] }: ContenuReleve): Tableau => ({
  code: 'retards-territoires',
  titre: 'Mises à jour en retard par département',
  description:
    'Copropriétés représentées dont la mise à jour annuelle a passé sa date limite, et celles dont le syndic est donné pour fermé par l’annuaire des entreprises.',
  entete: 'Département',
  colonnes: [...EN_RETARD, colonne('fermes', 'Syndic fermé')],
  lignes: territoires.map((t) => ({
    libelle: nommer(t.code),
    valeurs: [t.coproprietes, t.en_retard, part(t.en_retard, t.coproprietes), t.de_fermes],
  })),
  graphique: '',
})

/** Which territories are ready for the coming set of data. */
export const tableauPreparation = ({ preparation = [] }: ContenuReleve): Tableau => ({
  code: 'preparation',
  titre: 'Préparation des données de 2027',
  description: `Copropriétés immatriculées de chaque département dont le syndic prépare la description des bâtiments, ou l’a déposée depuis le ${formatFrDate(BASCULE_2027)}.`,
  entete: 'Département',
  colonnes: [
    colonne('coproprietes', 'Copropriétés'),
    colonne('preparees', 'En préparation'),
    colonne('deposees', 'Déposées'),
    colonne('pretes', 'Préparées ou déposées', 'pourcentage'),
  ],
  lignes: preparation.map((p) => ({
    libelle: nommer(p.code),
    valeurs: [
      p.coproprietes,
      p.preparees,
      p.deposees,
      part(p.preparees + p.deposees, p.coproprietes),
    ],
  })),
  graphique: '',
})
