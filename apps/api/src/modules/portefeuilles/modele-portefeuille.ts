import type { FileAnswer } from '@registre/contract'
import {
  afficherNumero,
  BATIMENT,
  type Batiment,
  batimentsDe,
  CHAMPS_PORTEFEUILLE,
  champsDuJeu,
  COLONNES_BATIMENTS,
  COLONNES_PORTEFEUILLE,
  contenuDuJeu,
  contenuPropose,
  FAITS_CLASSEUR,
  FEUILLE_ANNUELLES,
  FEUILLE_BATIMENTS,
  FEUILLE_DES_BATIMENTS,
  type ImmatCopropriete,
  jeuDeRegles,
  MAX_LIGNES_BATIMENTS,
  MAX_LIGNES_PORTEFEUILLE,
  normaliser,
  parBatiment,
  TITRE_NUMERO,
  valeursDe,
  voieMiseAJour,
} from '@registre/domain'
import { type WorkbookSheet, writeWorkbook } from '../../platform/classeur/ecrire-classeur.ts'
import {
  avecChoix,
  cellule,
  feuilleChoix,
  feuilleDe,
  modeDEmploi,
  notice,
  type Repere,
} from '../../platform/classeur/feuille.ts'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { dossiersSuivis } from './dossiers.repository.ts'

const NOTICE: readonly (readonly [string, string])[] = [
  [
    'Une ligne par copropriété',
    `${MAX_LIGNES_PORTEFEUILLE.toLocaleString('fr')} lignes au plus, 5 Mo. Supprimez les lignes que vous ne déposez pas.`,
  ],
  [
    'Première ligne',
    'Ne changez pas les titres. L’ordre des colonnes est libre ; une colonne absente laisse la donnée telle qu’au registre.',
  ],
  [
    'Cellule vide',
    'Elle vide la donnée ; dans une colonne « oui ou non », elle la laisse telle qu’au registre.',
  ],
  ['Copropriété, Adresse', 'Ces colonnes aident à se repérer : le registre ne les lit pas.'],
  [
    'Exercice proposé',
    'Celui qui suit le dernier déclaré. S’il n’est pas encore clos, la ligne porte le dernier exercice clos, tel qu’il est au registre : laissée telle quelle, elle ne dépose rien. S’il en manque plusieurs, c’est le plus ancien : une fois déposé, téléchargez de nouveau le classeur pour le suivant.',
  ],
  [
    'Contrôle',
    'Le registre contrôle tout le classeur avant le dépôt et dit chaque erreur : ligne, colonne, code.',
  ],
]
const AUTRES_DONNEES = {
  comptes:
    'Adresses, parcelles, procédures, chauffage et étiquettes énergétiques se mettent à jour à l’écran.',
  batiments: 'Adresses, parcelles et procédures se mettent à jour à l’écran.',
}
const NOTICE_BATIMENTS: readonly (readonly [string, string])[] = [
  [
    `Feuille « ${FEUILLE_BATIMENTS} »`,
    `Une ligne par bâtiment, ${MAX_LIGNES_BATIMENTS.toLocaleString('fr')} au plus. Décrivez tous les bâtiments de chaque copropriété déposée ; supprimez ceux des autres.`,
  ],
  [
    BATIMENT.cle.libelle,
    'Il relie la ligne au bâtiment du registre : ne le changez pas. Laissez-le vide pour un nouveau bâtiment.',
  ],
  ['Copropriété sans ligne dans cette feuille', 'Ses bâtiments restent tels qu’au registre.'],
  ...notice(
    COLONNES_BATIMENTS,
    FAITS_CLASSEUR.filter((fait) => !BATIMENT[fait].genre.startsWith('compte')),
  ),
]

/** A co-ownership, with the content from which its row is filled. */
interface DossierPrerempli {
  numero: string
  nom: string
  adresse: string
  contenu: ImmatCopropriete
}

const NUMERO = {
  titre: TITRE_NUMERO,
  largeur: 18,
  valeur: (d: DossierPrerempli) => afficherNumero(d.numero),
}
const COPROPRIETE = { titre: 'Copropriété', largeur: 32 }
const REPERES: readonly Repere<DossierPrerempli>[] = [
  NUMERO,
  { ...COPROPRIETE, valeur: (d) => d.nom },
  { titre: 'Adresse', largeur: 40, valeur: (d) => d.adresse },
]
const REPERES_BATIMENTS: readonly Repere<DossierPrerempli>[] = [
  NUMERO,
  { ...COPROPRIETE, valeur: (d) => d.nom || d.adresse },
]

/** The sheet of the buildings that are held, and that of the words among which one chooses. */
const feuillesBatiments = (dossiers: readonly DossierPrerempli[]): WorkbookSheet[] => {
  const lignes = dossiers.reduce<(DossierPrerempli & { batiment: Batiment })[]>((deja, d) => {
    const siens = batimentsDe(d.contenu.donneesTechniques).map((batiment) => ({ ...d, batiment }))
    // Never some of the buildings of a co-ownership: the others would be taken for gone.
    return deja.length + siens.length > MAX_LIGNES_BATIMENTS ? deja : [...deja, ...siens]
  }, [])
  const feuille = feuilleDe(
    FEUILLE_DES_BATIMENTS,
    FAITS_CLASSEUR,
    REPERES_BATIMENTS,
    lignes,
    (l, fait) => cellule(COLONNES_BATIMENTS[fait], l.batiment[fait]),
  )
  return [
    avecChoix(feuille, FEUILLE_DES_BATIMENTS, FAITS_CLASSEUR),
    feuilleChoix(COLONNES_BATIMENTS, FAITS_CLASSEUR),
  ]
}

/**
 * The model of a portfolio: the annual update, of a closed year, of each co-ownership that the
 * establishment may update, filled from current data; with their buildings, where the set of the day lists them.
 */
export const telechargerModele = async (ctx: Ctx): Promise<FileAnswer> => {
  const acteur = acteurOf(ctx)
  const jour = today(ctx.deps.clock)
  const jeu = jeuDeRegles(jour).code
  const suivis = await dossiersSuivis(
    { sql: ctx.deps.db.query },
    tenantOf(ctx),
    MAX_LIGNES_PORTEFEUILLE,
  )
  const dossiers = suivis.flatMap((d) => {
    if (d.courante === null || voieMiseAJour(acteur, d.vue, 'ANNUELLE') !== 'directe') return []
    const contenu = contenuDuJeu(contenuPropose(normaliser(d.courante), jour), jeu, d.prepares)
    return [{ ...d, contenu, valeurs: valeursDe(contenu) }]
  })
  // Figures of the whole are asked no more once buildings give them.
  const demandes = new Set(champsDuJeu(jeu).map((c) => c.champ))
  const champs = CHAMPS_PORTEFEUILLE.filter((champ) => demandes.has(champ))
  const feuille = feuilleDe(FEUILLE_ANNUELLES, champs, REPERES, dossiers, (d, champ) =>
    cellule(COLONNES_PORTEFEUILLE[champ], d.valeurs[champ]),
  )
  const listes = parBatiment(jeu)
  const contenu = await writeWorkbook([
    avecChoix(feuille, FEUILLE_ANNUELLES, champs),
    ...(listes ? feuillesBatiments(dossiers) : []),
    modeDEmploi([
      ...NOTICE,
      ['Autres données', AUTRES_DONNEES[listes ? 'batiments' : 'comptes']],
      ...notice(COLONNES_PORTEFEUILLE, champs),
      ...(listes ? NOTICE_BATIMENTS : []),
    ]),
  ])
  return { nom: `mises-a-jour-annuelles-${jour}.xlsx`, contenu }
}
