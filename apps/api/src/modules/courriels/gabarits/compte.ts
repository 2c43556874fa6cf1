import { type EtatVeille, LABELS_VEILLE } from '@registre/domain'
import type { Gabarits } from './gabarit.ts'

/** What each finding of the directory means, and what to do. */
const CONSTATS: { readonly [E in EtatVeille]: (nom: string) => readonly string[] } = {
  ACTIF: () => [],
  FERME: (nom) => [
    `L’annuaire des entreprises donne l’établissement ${nom} pour fermé.`,
    'S’il a déménagé, demandez au teneur du registre d’enregistrer votre nouveau SIRET. S’il a cessé son activité, déclarez le successeur de chacune de vos copropriétés : vous pourrez encore déclarer les comptes des années passées.',
    'Si un teneur confirme cette fermeture, l’établissement ne pourra plus demander de rattachement. Si l’annuaire se trompe, faites-le corriger et écrivez au teneur.',
  ],
  AUTRE_UNITE: (nom) => [
    `L’annuaire des entreprises indique que l’entreprise de l’établissement ${nom} a cessé, ou qu’elle porte un autre SIREN.`,
    'Si votre cabinet a été repris ou a fusionné, écrivez au teneur du registre avec votre nouveau SIRET. S’il a cessé son activité, déclarez le successeur de chacune de vos copropriétés.',
    'Si un teneur confirme cette fermeture, l’établissement ne pourra plus demander de rattachement ; il pourra encore déclarer les comptes des années passées.',
  ],
  NON_DIFFUSIBLE: (nom) => [
    `L’établissement ${nom} a demandé à l’annuaire des entreprises de ne pas diffuser ses données.`,
    'Rien n’est bloqué et vous n’avez rien à faire : un teneur vérifie seulement que l’établissement est en activité.',
  ],
  INTROUVABLE: (nom) => [
    `L’annuaire des entreprises ne connaît pas l’établissement ${nom}.`,
    'Vérifiez ce SIRET ; s’il est inexact, écrivez au teneur du registre avec le bon. Rien n’est bloqué.',
  ],
}

/** Accounts and their passwords. */
export const GABARITS_COMPTE = {
  'compte-cree': (d, liens) => ({
    objet: `Votre compte au registre${d.etablissement === '' ? '' : ` : ${d.etablissement}`}`,
    titre: 'Un compte vous est ouvert au registre national des copropriétés',
    statut: { libelle: 'Compte en attente de mot de passe', ton: 'information' },
    paragraphes: [
      `Un compte (${d.niveau}) vient d’être créé pour vous${d.etablissement === '' ? '' : ` par « ${d.etablissement} »`}.`,
      `Votre identifiant est ${d.identifiant}.`,
      `Ouvrez le lien ci-dessous pour choisir votre mot de passe. Il ne sert qu’une fois, jusqu’au ${d.expire} ; passé ce délai, demandez-en un autre par « Mot de passe oublié » sur la page de connexion.`,
      'Si vous n’attendiez pas ce compte, ne tenez pas compte de ce courriel.',
    ],
    bouton: { libelle: 'Choisir mon mot de passe', url: liens.choisirMotDePasse(d.graine) },
  }),
  'compte-supprime': (d, liens) => ({
    objet: 'Votre compte au registre est supprimé',
    titre: 'Votre compte est supprimé',
    statut: { libelle: 'Compte supprimé', ton: 'attention' },
    paragraphes: [
      `Le compte ${d.identifiant} vient d’être supprimé par un administrateur. Vous ne pouvez plus vous connecter avec cet identifiant.`,
      'S’il s’agit d’une erreur, rapprochez-vous de l’administrateur de votre établissement.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'teledeclarant-supprime': (_d, liens) => ({
    objet: 'Votre inscription au registre est supprimée',
    titre: 'Votre inscription au registre est supprimée',
    statut: { libelle: 'Télédéclarant supprimé', ton: 'attention' },
    paragraphes: [
      'Le teneur du registre a supprimé l’inscription dont cette adresse est celle du représentant légal. Ses comptes utilisateurs ne permettent plus de se connecter.',
      'Les copropriétés déjà immatriculées restent inscrites au registre. S’il s’agit d’une erreur, écrivez à l’assistance du registre.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'teledeclarant-statut': (d, liens) => ({
    objet: `Votre inscription au registre : ${d.statut.toLowerCase()}`,
    titre: d.actif
      ? 'Votre inscription est activée'
      : 'Votre inscription attend une nouvelle activation',
    statut: { libelle: d.statut, ton: d.actif ? 'succes' : 'attention' },
    paragraphes: d.actif
      ? [
          'Le teneur du registre a activé l’inscription dont cette adresse est celle du représentant légal. Vous pouvez déposer vos demandes dès maintenant.',
        ]
      : [
          'Le teneur du registre demande une nouvelle activation de l’inscription dont cette adresse est celle du représentant légal.',
          'Vous pouvez consulter vos dossiers ; pour déposer une demande, saisissez d’abord le nouveau code d’activation qui vous sera envoyé.',
        ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'mot-de-passe-oublie': (d, liens) => ({
    objet: 'Choisir un nouveau mot de passe',
    titre: 'Choisissez un nouveau mot de passe',
    statut: { libelle: `Lien valable jusqu’au ${d.expire}`, ton: 'information' },
    paragraphes: [
      `Un nouveau mot de passe a été demandé pour le compte ${d.identifiant} du registre national des copropriétés.`,
      'Ouvrez le lien ci-dessous pour le choisir. Il ne sert qu’une fois.',
      'Si vous n’avez rien demandé, ne tenez pas compte de ce courriel : votre mot de passe ne change pas.',
    ],
    bouton: { libelle: 'Choisir un mot de passe', url: liens.choisirMotDePasse(d.graine) },
  }),
  'adresse-a-confirmer': (d, liens) => ({
    objet: `Confirmez votre ${d.memeAdresse ? '' : 'nouvelle '}adresse`,
    titre: `Confirmez votre ${d.memeAdresse ? '' : 'nouvelle '}adresse électronique`,
    statut: { libelle: `Lien valable jusqu’au ${d.expire}`, ton: 'information' },
    paragraphes: [
      'Le titulaire d’un compte du registre national des copropriétés veut être joint à cette adresse.',
      `Ouvrez le lien ci-dessous pour la confirmer. Il ne sert qu’une fois.${d.memeAdresse ? '' : ' Les sessions ouvertes et les jetons des programmes prendront fin : vous vous connecterez de nouveau.'}`,
      'Si vous n’avez rien demandé, ne tenez pas compte de ce courriel : rien ne change.',
    ],
    bouton: { libelle: 'Confirmer cette adresse', url: liens.confirmerAdresse(d.graine) },
  }),
  'adresse-demandee': (d, liens) => ({
    objet: 'Changement d’adresse demandé',
    titre: 'Une autre adresse est demandée pour votre compte',
    statut: { libelle: 'Changement d’adresse demandé', ton: 'attention' },
    paragraphes: [
      `Une autre adresse électronique a été demandée le ${d.quand} pour le compte ${d.identifiant} du registre national des copropriétés.`,
      'Si c’est vous, il n’y a rien à faire ici : ouvrez le lien envoyé à la nouvelle adresse.',
      'Si ce n’est pas vous, arrêtez ce changement par le lien ci-dessous, qui sert pendant sept jours, même si le changement est déjà fait. Vos sessions et vos jetons seront fermés.',
    ],
    bouton: { libelle: 'Arrêter ce changement', url: liens.arreterAdresse(d.graine) },
  }),
  'adresse-changee': (d, liens) => ({
    objet: 'L’adresse de votre compte a été changée',
    titre: 'L’adresse de votre compte a été changée',
    statut: { libelle: 'Adresse changée', ton: 'attention' },
    paragraphes: [
      `Un administrateur a changé le ${d.quand} l’adresse électronique du compte ${d.identifiant}. Ce compte ne s’ouvre plus avec l’adresse où vous lisez ce courriel.`,
      'Si vous n’attendiez pas ce changement, prévenez tout de suite l’administrateur de votre établissement ou l’assistance du registre.',
    ],
    bouton: { libelle: 'Écrire à l’assistance', url: liens.contact },
  }),
  'etablissement-change': (d, liens) => ({
    objet: 'Votre compte au registre suit votre nouvel établissement',
    titre: 'Votre établissement a changé',
    statut: { libelle: 'SIRET changé', ton: 'attention' },
    paragraphes: [
      `Le ${d.quand}, le compte de « ${d.etablissement} » est passé de l’établissement ${d.de} à l’établissement ${d.vers}, ${d.adresse}.`,
      'Vos mandats, votre historique, vos comptes utilisateurs et vos logiciels suivent : vous n’avez rien à redemander. Les fiches de vos copropriétés montrent le nouvel établissement dès maintenant.',
      'Si vous n’attendiez pas ce changement, prévenez tout de suite l’administrateur de votre établissement ou l’assistance du registre.',
    ],
    bouton: { libelle: 'Ouvrir mon établissement', url: liens.monEtablissement },
  }),
  'essais-connexion': (d, liens) => ({
    objet: 'Des connexions à votre compte ont échoué',
    titre: 'Des connexions à votre compte ont échoué',
    statut: { libelle: 'Connexions refusées', ton: 'attention' },
    paragraphes: [
      `Le ${d.quand}, ${d.nombre} connexions au compte ${d.identifiant} ont échoué en un quart d’heure.`,
      'Si c’est vous, demandez un nouveau mot de passe. Sinon, ces essais sont ralentis et vos appareils habituels restent acceptés ; si l’un d’eux a pu tomber entre d’autres mains, changez de mot de passe : il sera oublié.',
      'Une clé d’accès ou une application d’authentification protège mieux votre compte : ajoutez-en une depuis « Mon compte ».',
    ],
    bouton: { libelle: 'Ouvrir mon compte', url: liens.connexion },
  }),
  'second-facteur': (d, liens) => ({
    objet: 'La double authentification de votre compte a changé',
    titre: 'La double authentification de votre compte a changé',
    statut: { libelle: 'Double authentification', ton: 'attention' },
    paragraphes: [
      `Compte ${d.identifiant}, le ${d.quand}.`,
      d.quoi,
      'Si vous ne l’avez pas demandé, changez tout de suite de mot de passe et prévenez l’assistance du registre.',
    ],
    bouton: { libelle: 'Ouvrir mon compte', url: liens.connexion },
  }),
  'second-facteur-a-effacer': (d, liens) => ({
    objet: 'À confirmer : l’effacement d’une double authentification',
    titre: 'Un collègue demande d’effacer une double authentification',
    statut: { libelle: 'Votre confirmation est demandée', ton: 'attention' },
    paragraphes: [
      `${d.demandeur} demande d’effacer les seconds facteurs du compte ${d.identifiant}.`,
      'Deux administrateurs du registre sont nécessaires. Une fois l’identité de la personne vérifiée, confirmez dans les 24 heures par « Effacer ses seconds facteurs », sur la fiche de son compte. Si l’un de vous deux a ouvert ou modifié le compte de l’autre, l’effacement attendra 48 heures.',
      'Si cette demande vous surprend, ne confirmez pas et parlez-en à votre collègue.',
    ],
    bouton: { libelle: 'Ouvrir ce compte', url: liens.compte(d.compteId, d.teledeclarantId) },
  }),
  'second-facteur-efface-bientot': (d, liens) => ({
    objet: 'Une double authentification sera effacée dans 48 heures',
    titre: 'Une double authentification va être effacée',
    statut: { libelle: `Effacement prévu le ${d.le}`, ton: 'attention' },
    paragraphes: [
      `${d.administrateurs} demandent d’effacer le mot de passe et les seconds facteurs du compte ${d.identifiant}. Ce sera fait le ${d.le}.`,
      'Ces deux comptes d’administrateur ne sont pas indépendants l’un de l’autre, ou ont changé depuis peu : le registre attend donc 48 heures, et prévient le titulaire et tous les administrateurs.',
      'Si cette demande est juste, il n’y a rien à faire. Sinon, arrêtez-la par le lien ci-dessous, puis parlez-en au responsable du registre.',
    ],
    bouton: { libelle: 'Arrêter cet effacement', url: liens.arreterFacteurs(d.graine) },
  }),
  'second-facteur-efface': (d, liens) => ({
    objet: 'Votre double authentification est effacée',
    titre: 'Choisissez un mot de passe, puis un second facteur',
    statut: { libelle: 'Double authentification et mot de passe effacés', ton: 'attention' },
    paragraphes: [
      `Compte ${d.identifiant}, le ${d.quand} : le registre a effacé vos seconds facteurs et votre mot de passe. Vos sessions et les jetons des programmes ont pris fin.`,
      d.graine === ''
        ? 'Connectez-vous comme d’habitude, puis ajoutez un second facteur depuis « Mon compte ».'
        : `Ouvrez le lien ci-dessous pour choisir un mot de passe. Il ne sert qu’une fois, jusqu’au ${d.expire} ; connectez-vous ensuite pour ajouter un second facteur.`,
      'Si vous ne l’avez pas demandé, n’attendez pas : choisissez un mot de passe et prévenez l’assistance du registre.',
    ],
    bouton:
      d.graine === ''
        ? { libelle: 'Ouvrir mon compte', url: liens.connexion }
        : { libelle: 'Choisir un mot de passe', url: liens.choisirMotDePasse(d.graine) },
  }),
  'calendrier-ouvert': (d, liens) => ({
    objet: 'Une adresse de calendrier est ouverte sur votre compte',
    titre: 'Une adresse de calendrier est ouverte sur votre compte',
    statut: { libelle: 'Adresse de calendrier', ton: 'information' },
    paragraphes: [
      `Compte ${d.identifiant}, le ${d.quand} : quiconque connaît cette adresse lit les échéances de vos mandats.`,
      'Elle prend fin quand vous la fermez, ou quand votre mot de passe ou votre adresse électronique change. Si vous ne l’avez pas ouverte, choisissez tout de suite un autre mot de passe et prévenez l’administrateur de votre établissement.',
    ],
    bouton: { libelle: 'Ouvrir mon compte', url: liens.connexion },
  }),
  'mot-de-passe-change': (d, liens) => ({
    objet: 'Votre mot de passe a été modifié',
    titre: 'Votre mot de passe a été modifié',
    statut: { libelle: 'Mot de passe modifié', ton: 'succes' },
    paragraphes: [
      `Le mot de passe du compte ${d.identifiant} a été modifié le ${d.quand}.`,
      'Par sécurité, les autres sessions ouvertes, les jetons des programmes et l’adresse de votre calendrier ont pris fin.',
      'Si vous n’êtes pas à l’origine de ce changement, choisissez tout de suite un autre mot de passe et prévenez l’administrateur de votre établissement.',
    ],
    bouton: { libelle: 'Demander un nouveau mot de passe', url: liens.motDePasseOublie },
  }),
  'collegue-injoignable': (d, liens) => ({
    objet: `Courriels non remis : ${d.personne}`,
    titre: 'Un utilisateur de votre établissement ne reçoit plus nos courriels',
    statut: { libelle: 'Adresse à corriger', ton: 'attention' },
    paragraphes: [
      `Les courriels envoyés à ${d.personne} (« ${d.etablissement} »), à l’adresse ${d.adresse}, nous reviennent : sa messagerie les refuse définitivement.`,
      'Demandez-lui de corriger son adresse dans « Mon compte ». Si cette personne a quitté l’établissement, supprimez son compte.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.connexion },
  }),
  'etablissement-signale': (d, liens) => ({
    objet: `Votre établissement à l’annuaire des entreprises : ${d.etablissement}`,
    titre: 'Ce que l’annuaire des entreprises dit de votre établissement',
    statut: { libelle: LABELS_VEILLE[d.constat], ton: 'attention' },
    paragraphes: [...CONSTATS[d.constat](`« ${d.etablissement} » (SIRET ${d.siret})`)],
    bouton: { libelle: 'Écrire au teneur', url: liens.contact },
  }),
  'inactivite-rappel': (d, liens) => ({
    objet: `Votre compte sera supprimé : ${d.etablissement}`,
    titre: 'Votre compte n’est plus utilisé',
    statut: { libelle: `Suppression prévue le ${d.dateSuppression}`, ton: 'attention' },
    paragraphes: [
      `Personne ne s’est connecté au compte de « ${d.etablissement} » depuis longtemps, et aucune copropriété ne lui est rattachée.`,
      `Il sera supprimé le ${d.dateSuppression}. Pour le garder, connectez-vous avant cette date.`,
    ],
    bouton: { libelle: 'Se connecter', url: liens.connexion },
  }),
  'inactivite-supprime': (d, liens) => ({
    objet: `Compte supprimé : ${d.etablissement}`,
    titre: 'Votre compte est supprimé',
    statut: { libelle: 'Compte supprimé après une longue inactivité', ton: 'attention' },
    paragraphes: [
      `Le compte de « ${d.etablissement} », resté longtemps sans connexion, est supprimé.`,
      'Vous pouvez en créer un nouveau à tout moment.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.connexion },
  }),
} satisfies Partial<Gabarits>
