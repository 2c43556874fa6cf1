import { autoritesDe, peut } from '@registre/domain'
import { TENEUR, VISITEURS, type Ecran } from './ecran.ts'

/** The screens of the register's keepers. */
export const TENEURS: readonly Ecran[] = [
  {
    route: '/validations/reponses-types',
    titre: 'Réponses types',
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
    fil: ['Demandes à valider'],
    pour: TENEUR,
  },
  {
    route: '/evenement-journal',
    titre: 'Journal des événements',
    autorites: ['RECHERCHE_EVENEMENT_JOURNAL'],
    pour: TENEUR,
  },
  {
    route: '/indicateurs-MCO',
    titre: 'Suivi des indicateurs MCO',
    autorites: ['SUIVI_INDICATEURS_MCO'],
    pour: TENEUR,
  },
  {
    route: '/indicateurs-MCO/envois',
    titre: 'Envois à vérifier',
    autorites: ['SUIVI_INDICATEURS_MCO'],
    fil: ['Suivi des indicateurs MCO'],
    pour: TENEUR,
  },
  {
    route: '/publications',
    titre: 'Lettres et fiches mémo',
    autorites: ['SUIVI_INDICATEURS_MCO'],
    pour: TENEUR,
  },
  {
    route: '/publications/$id',
    titre: /^Modifier « .+ »$/,
    autorites: ['SUIVI_INDICATEURS_MCO'],
    fil: ['Lettres et fiches mémo'],
    lien: { depuis: '/publications', vers: /^\/publications\/[0-9a-f-]{36}$/ },
    pour: TENEUR,
  },
  {
    route: '/reclamations-recues',
    titre: 'Messages reçus',
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
    pour: TENEUR,
  },
  {
    route: '/reclamations-recues/$id',
    titre: /^Message .+$/,
    h1: /./,
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
    fil: ['Messages reçus'],
    lien: { depuis: '/reclamations-recues', vers: /^\/reclamations-recues\/\d+$/ },
    pour: TENEUR,
  },
  {
    route: '/teledeclarants',
    titre: 'Liste des télédéclarants',
    autorites: ['LST_TELEDECLARANT'],
    adresse: '/teledeclarants?recherche=1',
    pour: TENEUR,
  },
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
    lien: {
      depuis: '/teledeclarants/comptes-utilisateurs/$id',
      vers: /^\/teledeclarants\/comptes-utilisateurs\/\d+\/\d+$/,
    },
    pour: TENEUR,
    sansObjet: ['TENEUR_ASS_HOTLINE_GES'],
  },
  {
    route: '/teledeclarants/comptes-utilisateurs/$id/nouveau',
    titre: /^Ajouter un compte/,
    autorites: ['AJOUTER_UTILISATEUR'],
    fil: ['Liste des télédéclarants'],
    lien: {
      depuis: '/teledeclarants/comptes-utilisateurs/$id',
      vers: /^\/teledeclarants\/comptes-utilisateurs\/\d+\/nouveau$/,
    },
    pour: TENEUR,
    // The administrators of an establishment have the right too: they use it on their own accounts,
    // at another address. The help desk's administrator may add an account, and gives none of the
    // levels.
    sansObjet: VISITEURS.filter(
      (v) =>
        v === 'TENEUR_ASS_HOTLINE_ADMIN' ||
        (v !== 'VISITEUR' && !peut(autoritesDe(v), ['LIST_RCH_USER_TENEUR'])),
    ),
  },
  {
    route: '/teledeclarants/courriers',
    titre: 'Courriers à imprimer',
    autorites: ['EDITER_TELEDECLARANT'],
    fil: ['Liste des télédéclarants'],
    pour: TENEUR,
  },
  {
    route: '/validations',
    titre: 'Demandes à valider',
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
    pour: TENEUR,
  },
  {
    route: '/validations/$demande',
    titre: /./,
    autorites: ['VALIDER_RATTACHEMENT_DECLARATION'],
    fil: ['Demandes à valider'],
    lien: { depuis: '/validations', vers: /^\/validations\/\d+$/ },
    pour: TENEUR,
  },
]
