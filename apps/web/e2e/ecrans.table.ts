import { autoritesDe, peut, PROFILS, type Autorite, type Profil } from '@registre/domain'

/** Who looks at a screen: nobody signed in, or one of the profiles that sign in. 'DEFAULT' has no account; 'restricted' is signed out at once. */
export type Visiteur = 'VISITEUR' | Exclude<Profil, 'DEFAULT' | 'restricted'>
export const VISITEURS: readonly Visiteur[] = ['VISITEUR', ...PROFILS.filter((p) => p !== 'DEFAULT' && p !== 'restricted')]

export interface Ecran {
  /** As in the generated tree of routes, without a last slash. */
  route: string
  /** Any one of them opens the screen. None: everybody sees it. */
  autorites?: readonly Autorite[]
  /** A signed-in account is enough. */
  connecte?: true
  /** Name of the page: first part of the document's title, last item of the breadcrumb. */
  titre: string | RegExp
  /** The heading, where it is not the name of the page. */
  h1?: RegExp
  /** Breadcrumb between home and the page. */
  fil?: readonly string[]
  /** A home: no breadcrumb. */
  accueil?: true
  /** The address to open, when the route is not one by itself. */
  adresse?: string
  /** The screen whose first link of this kind leads here: also the proof that one gets here by clicking. */
  lien?: { depuis: string; vers: RegExp; devient?: (href: string) => string }
  /** Statuses that the address makes on purpose; their console lines are expected. */
  statuts?: readonly number[]
  /** Where the address leads a visitor for whom it has no screen of its own. */
  vers?: (visiteur: Visiteur) => string | undefined
  /** Who opens it in the short run, its main user first. */
  pour: readonly Visiteur[]
  /** Profiles that have the right, and for whom the demonstration holds nothing to show. */
  sansObjet?: readonly Visiteur[]
}

const IMMATRICULER: readonly Autorite[] = ['IMMATRICULER_NVELLE_COPRO', 'IMMATRICULER_INITIALE', 'IMMATRICULER_D_OFFICE']
const METTRE_A_JOUR: readonly Autorite[] = [
  'MAJ_COPROPRIETE_ANNUELLE',
  'MAJ_COPROPRIETE_STANDARD',
  'MAJ_COPROPRIETE_ANNUELLE_EXPIRE',
  'MAJ_COPROPRIETE_STANDARD_EXPIRE',
  'MAJ_COPROPRIETE_AVANT_VALIDATION',
]
const GERER = ['Gérer une copropriété']
const SYNDIC: readonly Visiteur[] = ['TELE_PRO_ADMIN_PRINC']
const TENEUR: readonly Visiteur[] = ['TENEUR_ADMIN_PRINC']
const TOUS: readonly Visiteur[] = ['VISITEUR']

const estNotaire = (v: Visiteur): boolean => v.startsWith('NOTAIRE')
const estTeneur = (v: Visiteur): boolean => v.startsWith('TENEUR')

const etape = (slug: string, titre: string): Ecran => ({
  route: `/immatriculer-copropriete/${slug}`,
  autorites: [...IMMATRICULER, 'MAJ_COPROPRIETE_STANDARD', 'MAJ_COPROPRIETE_AVANT_VALIDATION'],
  titre: new RegExp(`^${titre} \\(étape \\d sur \\d\\)$`),
  h1: /./,
  fil: ['Immatriculer une copropriété'],
  lien: { depuis: '/', vers: /^\/immatriculer-copropriete\/[a-z-]+\?id=\d+$/, devient: (href) => href.replace(/[a-z-]+(?=\?)/, slug) },
  // A keeper opens them for a correction that it has begun, which the demonstration has none of; a notary has no mandate to tell.
  sansObjet: VISITEURS.filter((v) => estTeneur(v) || (slug === 'infos-rattachement' && estNotaire(v))),
  pour: SYNDIC,
})
const redirection = (route: string, vers: string): Ecran => ({ route, vers: () => vers, titre: '', pour: TOUS })

/** Every screen of the register, in the order of the addresses. A route without a row here fails the test. */
export const ECRANS: readonly Ecran[] = [
  {
    route: '/',
    titre: 'Accueil',
    h1: /^(Le registre national des copropriétés|Bonjour .+)$/,
    accueil: true,
    vers: (v) => (v === 'INSTITUTIONNEL' ? '/institutionnels' : undefined),
    pour: ['VISITEUR', 'TELE_PRO_ADMIN_PRINC', 'NOTAIRE_NOTAIRE', 'TENEUR_ADMIN_PRINC'],
  },
  { route: '/accessibilite', titre: 'Accessibilité', pour: TOUS },
  { route: '/accessibilite/declaration', titre: 'Déclaration d’accessibilité', fil: ['Accessibilité'], pour: TOUS },
  {
    route: '/accessibilite/plan/$annee',
    titre: /^Plan annuel d’accessibilité 20\d\d$/,
    fil: ['Accessibilité'],
    lien: { depuis: '/accessibilite', vers: /^\/accessibilite\/plan\/\d+$/ },
    pour: TOUS,
  },
  { route: '/accessibilite/schema-pluriannuel', titre: 'Schéma pluriannuel d’accessibilité 2024-2026', fil: ['Accessibilité'], pour: TOUS },
  redirection('/activate', '/compte/activate'),
  { route: '/aide', titre: 'Aide', pour: TOUS },
  { route: '/aide/api', titre: 'Guide des intégrateurs', fil: ['Aide'], pour: TOUS },
  { route: '/aide/api/versions', titre: 'Versions de l’interface', fil: ['Aide', 'Guide des intégrateurs'], pour: TOUS },
  { route: '/aide/erreurs', titre: 'Codes d’erreur', fil: ['Aide'], pour: TOUS },
  { route: '/aide/formulaire', titre: 'Écrire au teneur du registre', fil: ['Aide'], pour: TOUS },
  { route: '/aide/registreetmoi', titre: 'Le registre et moi', fil: ['Aide'], pour: TOUS },
  { route: '/aide/regles', titre: 'Règles de saisie', fil: ['Aide'], pour: TOUS },
  { route: '/aide/tutoriels/videos', titre: 'Tutoriels', fil: ['Aide'], pour: TOUS },
  { route: '/annuaire', titre: 'Annuaire des copropriétés', adresse: '/annuaire?q=a', pour: TOUS },
  {
    route: '/annuaire/$numero',
    titre: /^.+[, ][A-Z]{2}\d-\d{3}-\d{3}$/,
    h1: /./,
    fil: ['Annuaire des copropriétés'],
    lien: { depuis: '/annuaire?q=a', vers: /^\/annuaire\/[A-Z]{2}/ },
    pour: TOUS,
  },
  {
    route: '/charte-confidentialite',
    titre: '',
    autorites: ['CHART_CONFIDENTIALITE'],
    vers: () => '/institutionnels/charte-confidentialite',
    pour: ['INSTITUTIONNEL'],
  },
  { route: '/compte', titre: 'Connexion', h1: /^(Connexion|Vous êtes connecté)$/, pour: ['VISITEUR', 'TELE_PRO_GESTION'] },
  { route: '/compte/activate', titre: 'Activer mon compte', fil: ['Connexion'], adresse: '/compte/activate?key=inconnue', pour: TOUS },
  { route: '/compte/activation', titre: 'Activation du compte', connecte: true, pour: SYNDIC },
  { route: '/compte/creer/$genre', titre: /^Créer un compte/, fil: ['Connexion'], lien: { depuis: '/compte', vers: /^\/compte\/creer\// }, pour: TOUS },
  { route: '/compte/inscription', titre: 'Inscription d’une étude notariale', pour: TOUS },
  { route: '/compte/logiciels', titre: 'Logiciels prévenus par le registre', autorites: ['MON_ENTREPRISE_ECRITURE'], pour: SYNDIC },
  { route: '/compte/mes-comptes-utilisateurs', titre: 'Mes comptes utilisateurs', autorites: ['MENU_GESTION_UTILISATEURS'], pour: SYNDIC },
  {
    route: '/compte/mes-comptes-utilisateurs/$id',
    titre: /./,
    autorites: ['MENU_GESTION_UTILISATEURS'],
    fil: ['Mes comptes utilisateurs'],
    lien: { depuis: '/compte/mes-comptes-utilisateurs', vers: /^\/compte\/mes-comptes-utilisateurs\/\d+$/ },
    pour: SYNDIC,
  },
  {
    route: '/compte/mes-comptes-utilisateurs/nouveau',
    titre: 'Ajouter un compte',
    autorites: ['AJOUTER_UTILISATEUR'],
    fil: ['Mes comptes utilisateurs'],
    pour: SYNDIC,
  },
  { route: '/compte/moncompte', titre: 'Mon compte', autorites: ['MON_COMPTE', 'UPDATE_ACCOUNT'], pour: SYNDIC },
  {
    route: '/compte/moncompte/jetons',
    titre: 'Jetons des programmes',
    autorites: ['MON_COMPTE', 'UPDATE_ACCOUNT', 'DONNEES_BRUTES'],
    fil: ['Mon compte'],
    pour: SYNDIC,
  },
  {
    route: '/compte/monetablissement',
    titre: 'Mon établissement',
    autorites: ['MON_ENTREPRISE_LECTURE', 'MON_ENTREPRISE_ECRITURE'],
    pour: ['TELE_PRO_ADMIN_PRINC', 'NOTAIRE_ADMIN'],
  },
  { route: '/compte/mot-de-passe', titre: 'Choisir un mot de passe', fil: ['Connexion'], adresse: '/compte/mot-de-passe?cle=inconnue', pour: TOUS },
  { route: '/compte/mot-de-passe-oublie', titre: 'Mot de passe oublié', fil: ['Connexion'], pour: TOUS },
  {
    route: '/compte/successeur',
    titre: 'Ouvrir votre compte de successeur',
    fil: ['Connexion'],
    adresse: '/compte/successeur?cle=inconnue',
    statuts: [404],
    pour: TOUS,
  },
  { route: '/consulter-les-statistiques-du-registre', titre: /^Statistiques/, h1: /^Statistiques du registre$/, pour: TOUS },
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
  },
  {
    route: '/copropriete/declarer-un-successeur',
    titre: 'Déclarer un successeur',
    autorites: ['DECLARER_SUCCESSEUR'],
    fil: ['Déclarer un nouveau successeur'],
    lien: { depuis: '/copropriete?filter=declare-new-successor', vers: /^\/copropriete\/declarer-un-successeur\?id=\d+$/ },
    pour: SYNDIC,
  },
  {
    route: '/copropriete/declarer-une-dissolution',
    titre: 'Déclarer une dissolution',
    autorites: ['DISSOUDRE_COPRO'],
    fil: GERER,
    lien: { depuis: '/copropriete?filter=dissolution', vers: /^\/copropriete\/declarer-une-dissolution\?id=\d+$/ },
    pour: SYNDIC,
  },
  {
    route: '/copropriete/depot-groupe',
    titre: 'Dépôt groupé de mises à jour annuelles',
    autorites: ['MAJ_COPROPRIETE_ANNUELLE'],
    fil: ['Mises à jour annuelles à faire'],
    pour: SYNDIC,
  },
  { route: '/copropriete/echeances', titre: 'Échéances des mandats', autorites: ['RENOUVELER_MANDAT'], fil: GERER, pour: SYNDIC },
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
    titre: /^Mise à jour/,
    autorites: METTRE_A_JOUR,
    fil: GERER,
    lien: { depuis: '/copropriete?filter=standard', vers: /^\/copropriete\/mettre-a-jour\?id=\d+/ },
    pour: SYNDIC,
  },
  {
    route: '/copropriete/parcelles/$id',
    titre: 'Localiser la copropriété',
    h1: /./,
    autorites: ['MAJ_COPROPRIETE_STANDARD', 'MAJ_COPROPRIETE_STANDARD_EXPIRE', 'MAJ_COPROPRIETE_AVANT_VALIDATION'],
    fil: ['Copropriétés non géolocalisées'],
    lien: { depuis: '/copropriete?filter=coproNonGeolocalisees', vers: /^\/copropriete\/parcelles\/\d+$/ },
    pour: SYNDIC,
  },
  {
    route: '/copropriete/renouveler-un-mandat',
    titre: 'Renouveler un mandat',
    autorites: ['RENOUVELER_MANDAT'],
    fil: ['Mandats à renouveler'],
    lien: { depuis: '/copropriete?filter=renouveler-mandat', vers: /^\/copropriete\/renouveler-un-mandat\?id=\d+$/ },
    pour: SYNDIC,
  },
  { route: '/demo/certificats', titre: 'Certificats de démonstration', pour: TOUS },
  { route: '/demo/courriels', titre: 'Courriels de démonstration', pour: TOUS },
  { route: '/demo/lettres', titre: 'Courriers de démonstration', pour: TOUS },
  { route: '/evenement-journal', titre: 'Journal des événements', autorites: ['RECHERCHE_EVENEMENT_JOURNAL'], pour: TENEUR },
  { route: '/immatriculer-copropriete', titre: 'Immatriculer une copropriété', autorites: IMMATRICULER, pour: ['TELE_PRO_ADMIN_PRINC', 'NOTAIRE_NOTAIRE'] },
  etape('donnees-financieres', 'Données financières'),
  etape('donnees-techniques', 'Données techniques'),
  etape('doublons', 'Doublons'),
  etape('identification', 'Identification'),
  etape('infos-rattachement', 'Informations de rattachement'),
  etape('procedures', 'Procédures'),
  etape('recapitulatif', 'Récapitulatif'),
  { route: '/indicateurs-MCO', titre: 'Suivi des indicateurs MCO', autorites: ['SUIVI_INDICATEURS_MCO'], pour: TENEUR },
  { route: '/indicateurs-MCO/envois', titre: 'Envois à vérifier', autorites: ['SUIVI_INDICATEURS_MCO'], fil: ['Suivi des indicateurs MCO'], pour: TENEUR },
  {
    route: '/institutionnels',
    titre: 'Espace des institutions',
    h1: /^Bonjour .+$/,
    autorites: ['CHART_CONFIDENTIALITE'],
    accueil: true,
    pour: ['INSTITUTIONNEL'],
  },
  { route: '/institutionnels/charte-confidentialite', titre: 'Charte de confidentialité', autorites: ['CHART_CONFIDENTIALITE'], pour: ['INSTITUTIONNEL'] },
  { route: '/institutionnels/connexion', titre: 'Connexion des institutions', pour: TOUS },
  { route: '/institutionnels/donnees-brutes', titre: 'Données brutes', pour: ['VISITEUR', 'INSTITUTIONNEL'] },
  { route: '/institutionnels/donnees-brutes/schema', titre: 'Données brutes : colonnes et changements', fil: ['Données brutes'], pour: TOUS },
  { route: '/institutionnels/outil-categorisation', titre: 'Outil de catégorisation', pour: ['VISITEUR', 'INSTITUTIONNEL'] },
  { route: '/etat', titre: 'État du service', pour: TOUS },
  { route: '/mentionslegales', titre: 'Mentions légales', pour: TOUS },
  { route: '/newsletter', titre: 'Lettre d’information', pour: TOUS },
  {
    route: '/newsletter/confirmer',
    titre: 'Confirmer mon abonnement',
    fil: ['Lettre d’information'],
    adresse: '/newsletter/confirmer?cle=inconnue',
    pour: TOUS,
  },
  { route: '/newsletter/desabonnement', titre: 'Me désabonner', fil: ['Lettre d’information'], adresse: '/newsletter/desabonnement?cle=inconnue', pour: TOUS },
  { route: '/publications', titre: 'Lettres et fiches mémo', autorites: ['SUIVI_INDICATEURS_MCO'], pour: TENEUR },
  { route: '/rattacher-une-copropriete', titre: 'Se rattacher à une copropriété', autorites: ['RATTACHER_COPROPRIETE'], pour: SYNDIC },
  {
    route: '/rattacher-une-copropriete/contester/$id',
    titre: 'Demande de rattachement d’un autre syndic',
    autorites: ['RATTACHER_COPROPRIETE'],
    fil: ['Se rattacher à une copropriété'],
    lien: { depuis: '/rattacher-une-copropriete', vers: /^\/rattacher-une-copropriete\/contester\/\d+$/ },
    pour: SYNDIC,
  },
  {
    route: '/rattacher-une-copropriete/edit',
    titre: 'Demander un rattachement',
    h1: /./,
    autorites: ['RATTACHER_COPROPRIETE'],
    fil: ['Se rattacher à une copropriété'],
    lien: { depuis: '/annuaire?q=a', vers: /^\/annuaire\/[A-Z]{2}/, devient: (href) => href.replace('/annuaire/', '/rattacher-une-copropriete/edit?numero=') },
    pour: SYNDIC,
  },
  redirection('/reclamation', '/aide/formulaire'),
  { route: '/reclamations-recues', titre: 'Messages reçus', autorites: ['VALIDER_RATTACHEMENT_DECLARATION'], pour: TENEUR },
  {
    route: '/reclamations-recues/$id',
    titre: /^Message .+$/,
    h1: /./,
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
    fil: ['Messages reçus'],
    lien: { depuis: '/reclamations-recues', vers: /^\/reclamations-recues\/\d+$/ },
    pour: TENEUR,
  },
  { route: '/sitemap', titre: 'Plan du site', pour: ['VISITEUR', 'TENEUR_ADMIN_PRINC'] },
  { route: '/teledeclarants', titre: 'Liste des télédéclarants', autorites: ['LST_TELEDECLARANT'], adresse: '/teledeclarants?recherche=1', pour: TENEUR },
  {
    route: '/teledeclarants/$id',
    titre: /./,
    autorites: ['LIRE_TELEDECLARANT'],
    fil: ['Liste des télédéclarants'],
    lien: { depuis: '/teledeclarants', vers: /^\/teledeclarants\/\d+$/ },
    pour: TENEUR,
  },
  {
    route: '/teledeclarants/comptes-utilisateurs/$id',
    titre: /^Comptes/,
    h1: /./,
    autorites: ['LIST_RCH_USER_TENEUR'],
    fil: ['Liste des télédéclarants'],
    lien: { depuis: '/teledeclarants/$id', vers: /^\/teledeclarants\/comptes-utilisateurs\/\d+$/ },
    pour: TENEUR,
  },
  {
    route: '/teledeclarants/comptes-utilisateurs/$id/$compte',
    titre: /./,
    autorites: ['LIST_RCH_USER_TENEUR'],
    fil: ['Liste des télédéclarants'],
    lien: { depuis: '/teledeclarants/comptes-utilisateurs/$id', vers: /^\/teledeclarants\/comptes-utilisateurs\/\d+\/\d+$/ },
    pour: TENEUR,
  },
  {
    route: '/teledeclarants/comptes-utilisateurs/$id/nouveau',
    titre: /^Ajouter un compte/,
    autorites: ['AJOUTER_UTILISATEUR'],
    fil: ['Liste des télédéclarants'],
    lien: { depuis: '/teledeclarants/comptes-utilisateurs/$id', vers: /^\/teledeclarants\/comptes-utilisateurs\/\d+\/nouveau$/ },
    pour: TENEUR,
  },
  { route: '/teledeclarants/courriers', titre: 'Courriers à imprimer', autorites: ['EDITER_TELEDECLARANT'], fil: ['Liste des télédéclarants'], pour: TENEUR },
  { route: '/utilisateur-non-valide', titre: 'Utilisateur non valide', pour: TOUS },
  { route: '/validations', titre: 'Demandes à valider', autorites: ['VALIDER_RATTACHEMENT_DECLARATION'], pour: TENEUR },
  {
    route: '/validations/$demande',
    titre: /./,
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
    fil: ['Demandes à valider'],
    lien: { depuis: '/validations', vers: /^\/validations\/\d+$/ },
    pour: TENEUR,
  },
]

/** Whether a visitor may open a screen. */
export const voit = (visiteur: Visiteur, { autorites, connecte }: Ecran): boolean => {
  if (visiteur === 'VISITEUR') return autorites === undefined && connecte !== true
  return autorites === undefined || peut(autoritesDe(visiteur), autorites)
}
