import type { Autorite } from '@registre/domain'
import { RATTACHEMENTS } from './rattachements.ts'
import { SYNDIC, TOUS, VISITEURS, type Ecran, type Visiteur } from './ecran.ts'

const IMMATRICULER: readonly Autorite[] = [
  'IMMATRICULER_NVELLE_COPRO',
  'IMMATRICULER_INITIALE',
  'IMMATRICULER_D_OFFICE',
]
const METTRE_A_JOUR: readonly Autorite[] = [
  'MAJ_COPROPRIETE_ANNUELLE',
  'MAJ_COPROPRIETE_STANDARD',
  'MAJ_COPROPRIETE_ANNUELLE_EXPIRE',
  'MAJ_COPROPRIETE_STANDARD_EXPIRE',
  'MAJ_COPROPRIETE_AVANT_VALIDATION',
]
const GERER = ['Gérer une copropriété']

const estNotaire = (v: Visiteur): boolean => v.startsWith('NOTAIRE')
const estTeneur = (v: Visiteur): boolean => v.startsWith('TENEUR')

/**
 * The volunteers of the demonstration have no predecessor's update, and every place of theirs is on
 * the map.
 */
const BENEVOLES = VISITEURS.filter((v) => v.startsWith('TELE_NONPRO'))

const etape = (slug: string, titre: string): Ecran => ({
  route: `/immatriculer-copropriete/${slug}`,
  autorites: [...IMMATRICULER, 'MAJ_COPROPRIETE_STANDARD', 'MAJ_COPROPRIETE_AVANT_VALIDATION'],
  titre: new RegExp(`^${titre} \\(étape \\d sur \\d\\)$`),
  h1: /./,
  fil: ['Immatriculer une copropriété'],
  lien: {
    depuis: '/',
    vers: /^\/immatriculer-copropriete\/[a-z-]+\?id=\d+$/,
    devient: (href) => href.replace(/[a-z-]+(?=\?)/, slug),
  },
  // A keeper opens them for a correction that it has begun, which the demonstration has none of; a
  // notary has no mandate to tell.
  sansObjet: VISITEURS.filter(
    (v) => estTeneur(v) || (slug === 'infos-rattachement' && estNotaire(v)),
  ),
  pour: SYNDIC,
})

/** The screens of syndics and notaries, and one's own account. */
export const DECLARANTS: readonly Ecran[] = [
  { route: '/compte/activation', titre: 'Activation du compte', connecte: true, pour: SYNDIC },
  {
    route: '/compte/logiciels',
    titre: 'Logiciels prévenus par le registre',
    autorites: ['MON_ENTREPRISE_ECRITURE'],
    pour: SYNDIC,
  },
  {
    route: '/compte/logiciels/$id',
    titre: 'Gestion Montclair',
    autorites: ['MON_ENTREPRISE_ECRITURE'],
    fil: ['Logiciels prévenus par le registre'],
    lien: { depuis: '/compte/logiciels', vers: /^\/compte\/logiciels\/\d+$/ },
    pour: SYNDIC,
    sansObjet: ['TELE_NONPRO_ADMIN_PRINC', 'NOTAIRE_ADMIN', 'NOTAIRE_NOTAIRE'],
  },
  {
    route: '/compte/mes-comptes-utilisateurs',
    titre: 'Mes comptes utilisateurs',
    autorites: ['MENU_GESTION_UTILISATEURS'],
    pour: SYNDIC,
  },
  {
    route: '/compte/mes-comptes-utilisateurs/$id',
    titre: /./,
    autorites: ['MENU_GESTION_UTILISATEURS'],
    fil: ['Mes comptes utilisateurs'],
    lien: {
      depuis: '/compte/mes-comptes-utilisateurs',
      vers: /^\/compte\/mes-comptes-utilisateurs\/\d+$/,
    },
    pour: SYNDIC,
    // It reads the list, and no account of it.
    sansObjet: ['TENEUR_ASS_HOTLINE_GES'],
  },
  {
    route: '/compte/mes-comptes-utilisateurs/nouveau',
    titre: 'Ajouter un compte',
    autorites: ['AJOUTER_UTILISATEUR'],
    fil: ['Mes comptes utilisateurs'],
    pour: SYNDIC,
    // It may add an account, and gives none of the levels: the screen says so.
    sansObjet: ['TENEUR_ASS_HOTLINE_ADMIN'],
  },
  {
    route: '/compte/moncompte',
    titre: 'Mon compte',
    autorites: ['MON_COMPTE', 'UPDATE_ACCOUNT'],
    pour: SYNDIC,
  },
  {
    route: '/compte/moncompte/jetons',
    titre: 'Jetons des programmes',
    autorites: ['MON_COMPTE', 'UPDATE_ACCOUNT', 'DONNEES_BRUTES'],
    fil: ['Mon compte'],
    sansFil: ['INSTITUTIONNEL'],
    pour: SYNDIC,
  },
  {
    route: '/compte/adresse',
    titre: 'Changement d’adresse',
    h1: /^Confirmer mon adresse$/,
    pour: TOUS,
  },
  {
    route: '/compte/second-facteur',
    titre: 'Double authentification',
    autorites: ['MON_COMPTE', 'UPDATE_ACCOUNT'],
    fil: ['Mon compte'],
    pour: ['TELE_PRO_ADMIN_PRINC', 'TENEUR_ADMIN_PRINC'],
  },
  {
    route: '/compte/preuve',
    titre: 'Identité confirmée',
    connecte: true,
    pour: SYNDIC,
  },
  {
    route: '/compte/monetablissement',
    titre: 'Mon établissement',
    autorites: ['MON_ENTREPRISE_LECTURE', 'MON_ENTREPRISE_ECRITURE'],
    pour: ['TELE_PRO_ADMIN_PRINC', 'NOTAIRE_ADMIN'],
  },
  {
    route: '/copropriete',
    titre: 'Toutes les copropriétés',
    h1: /./,
    autorites: ['MENU_COPROPRIETE'],
    adresse: '/copropriete?filter=seeAllCopro',
    pour: ['TELE_PRO_ADMIN_PRINC', 'NOTAIRE_NOTAIRE', 'TENEUR_ADMIN_PRINC'],
  },
  {
    route: '/copropriete/declaration-predecesseur/$id',
    titre: 'Mise à jour déposée par votre prédécesseur',
    autorites: ['VALIDER_DECLA_PREDECESSEUR'],
    fil: GERER,
    lien: { depuis: '/', vers: /^\/copropriete\/declaration-predecesseur\/\d+$/ },
    pour: SYNDIC,
    sansObjet: BENEVOLES,
  },
  {
    route: '/copropriete/declarer-un-successeur',
    titre: 'Déclarer un successeur',
    autorites: ['DECLARER_SUCCESSEUR'],
    fil: ['Déclarer un nouveau successeur'],
    lien: {
      depuis: '/copropriete?filter=declare-new-successor',
      vers: /^\/copropriete\/declarer-un-successeur\?id=\d+$/,
    },
    pour: SYNDIC,
  },
  {
    route: '/copropriete/declarer-une-dissolution',
    titre: 'Déclarer une dissolution',
    autorites: ['DISSOUDRE_COPRO'],
    fil: GERER,
    lien: {
      depuis: '/copropriete?filter=dissolution',
      vers: /^\/copropriete\/declarer-une-dissolution\?id=\d+$/,
    },
    pour: SYNDIC,
  },
  {
    route: '/copropriete/depot-groupe',
    titre: 'Dépôt groupé de mises à jour annuelles',
    autorites: ['MAJ_COPROPRIETE_ANNUELLE'],
    fil: ['Mises à jour annuelles possibles'],
    pour: SYNDIC,
  },
  {
    route: '/copropriete/portefeuille',
    titre: '',
    autorites: ['MENU_COPROPRIETE'],
    vers: () => '/copropriete',
    pour: SYNDIC,
  },
  {
    route: '/copropriete/echeances',
    titre: 'Échéances des mandats',
    autorites: ['RENOUVELER_MANDAT'],
    fil: GERER,
    pour: SYNDIC,
  },
  {
    route: '/copropriete/fiche/$id',
    titre: /./,
    autorites: ['VISUALISER_COPRO'],
    fil: GERER,
    lien: { depuis: '/copropriete?filter=seeAllCopro', vers: /^\/copropriete\/fiche\/\d+$/ },
    pour: ['TELE_PRO_ADMIN_PRINC', 'TENEUR_ADMIN_PRINC'],
  },
  {
    route: '/copropriete/historique/$id',
    titre: 'Historique de la copropriété',
    h1: /./,
    autorites: ['VISUALISER_COPRO'],
    fil: GERER,
    lien: { depuis: '/copropriete/fiche/$id', vers: /^\/copropriete\/historique\/\d+$/ },
    pour: SYNDIC,
  },
  {
    route: '/copropriete/mettre-a-jour',
    titre: /^(Mise à jour|Modification par le teneur du registre)/,
    autorites: METTRE_A_JOUR,
    fil: GERER,
    lien: { depuis: '/copropriete?filter=standard', vers: /^\/copropriete\/mettre-a-jour\?id=\d+/ },
    pour: SYNDIC,
  },
  {
    route: '/copropriete/parcelles/$id',
    titre: 'Localiser la copropriété',
    h1: /./,
    autorites: [
      'MAJ_COPROPRIETE_STANDARD',
      'MAJ_COPROPRIETE_STANDARD_EXPIRE',
      'MAJ_COPROPRIETE_AVANT_VALIDATION',
    ],
    fil: ['Copropriétés non géolocalisées'],
    lien: {
      depuis: '/copropriete?filter=coproNonGeolocalisees',
      vers: /^\/copropriete\/parcelles\/\d+$/,
    },
    pour: SYNDIC,
    sansObjet: BENEVOLES,
  },
  {
    route: '/copropriete/renouveler-un-mandat',
    titre: 'Renouveler un mandat',
    autorites: ['RENOUVELER_MANDAT'],
    fil: ['Mandats renouvelables'],
    lien: {
      depuis: '/copropriete?filter=renouveler-mandat',
      vers: /^\/copropriete\/renouveler-un-mandat\?id=\d+/,
    },
    pour: SYNDIC,
  },
  {
    route: '/immatriculer-copropriete',
    titre: 'Immatriculer une copropriété',
    autorites: IMMATRICULER,
    pour: ['TELE_PRO_ADMIN_PRINC', 'NOTAIRE_NOTAIRE'],
  },
  // An annual update begun: no visitor of the demonstration has one; mises-a-jour.spec.ts tries them.
  ...['chiffres', 'reste'].map((slug): Ecran => ({
    ...etape(slug, 'Mise à jour annuelle'),
    pour: [],
    sansObjet: VISITEURS,
  })),
  etape('donnees-financieres', 'Données financières'),
  etape('donnees-techniques', 'Données techniques'),
  etape('doublons', 'Doublons'),
  etape('identification', 'Identification'),
  etape('infos-rattachement', 'Informations de rattachement'),
  etape('procedures', 'Procédures'),
  etape('recapitulatif', 'Récapitulatif'),
  ...RATTACHEMENTS,
]
