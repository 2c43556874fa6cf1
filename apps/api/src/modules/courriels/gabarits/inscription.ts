import {
  DELAI_ACTIVATION_MOIS,
  DELAI_CODE_ACTIVATION_JOURS,
  FIN_ARRIVEE_JOURS,
  RELANCE_ARRIVEE_JOURS,
  TENEUR_ARRIVEE_JOURS,
} from '@registre/domain'
import type { Gabarits } from './gabarit.ts'

const OBJETS_ARRIVEE = {
  demande: 'Une personne demande à rejoindre votre cabinet',
  relance: 'Une personne attend toujours votre réponse',
  courrier: 'Un code part par courrier à votre siège',
  ouverte: 'Un compte est ouvert par le code de votre siège',
} as const
const TEXTES_ARRIVEE: Record<keyof typeof OBJETS_ARRIVEE, (etablissement: string) => string> = {
  demande: (e) =>
    `Une personne demande à rejoindre le compte de « ${e} » au registre national des copropriétés.`,
  relance: (e) =>
    `Une personne a demandé, il y a ${RELANCE_ARRIVEE_JOURS} jours, à rejoindre le compte de « ${e} » : acceptez-la ou refusez-la.`,
  courrier: (e) =>
    `Une personne a demandé il y a plus de ${TENEUR_ARRIVEE_JOURS} jours à rejoindre le compte de « ${e} », sans réponse de votre part. Le teneur du registre envoie un code par courrier à votre siège : qui le reçoit et le saisit ouvre un compte d’administrateur secondaire. Vous pouvez encore accepter ou refuser la demande.`,
  ouverte: (e) =>
    `La personne qui demandait à rejoindre le compte de « ${e} » a saisi le code posté à votre siège : son compte est ouvert.`,
}

/** The opening of an account. */
export const GABARITS_INSCRIPTION = {
  inscription: (d, liens) => ({
    objet: 'Activez votre compte au registre',
    titre: 'Choisissez votre mot de passe',
    statut: { libelle: 'Compte en attente de mot de passe', ton: 'information' },
    paragraphes: [
      'La création d’un compte au registre national des copropriétés a été demandée avec cette adresse.',
      `Votre identifiant est ${d.identifiant}.`,
      `Ouvrez le lien ci-dessous pour choisir votre mot de passe. Il ne sert qu’une fois, jusqu’au ${d.expire}, et remplace ceux que vous auriez reçus avant. Un code d’activation vous sera ensuite envoyé par courrier.`,
      'Si vous n’avez pas demandé ce compte, ne tenez pas compte de ce courriel.',
    ],
    bouton: { libelle: 'Choisir mon mot de passe', url: liens.activerCompte(d.graine) },
  }),
  'arrivee-a-confirmer': (d, liens) => ({
    objet: 'Confirmez votre demande à rejoindre un cabinet',
    titre: 'Confirmez votre adresse électronique',
    statut: { libelle: `Lien valable jusqu’au ${d.expire}`, ton: 'information' },
    paragraphes: [
      `Un accès au compte de « ${d.etablissement} » (SIRET ${d.siret}) au registre national des copropriétés vient d’être demandé avec cette adresse.`,
      'Ouvrez le lien ci-dessous, puis confirmez : votre demande est alors transmise aux administrateurs du cabinet, qui l’acceptent ou la refusent. D’ici là, elle n’ouvre aucun droit.',
      'Si vous n’avez rien demandé, ne tenez pas compte de ce courriel : sans confirmation, la demande est effacée demain.',
    ],
    bouton: { libelle: 'Confirmer ma demande', url: liens.rejoindre(d.graine) },
  }),
  'arrivee-demandee': (d, liens) => ({
    objet: `${OBJETS_ARRIVEE[d.moment]} : ${d.etablissement}`,
    titre: OBJETS_ARRIVEE[d.moment],
    statut: { libelle: `SIRET ${d.siret}`, ton: 'attention' },
    paragraphes: [
      TEXTES_ARRIVEE[d.moment](d.etablissement),
      d.moment === 'ouverte'
        ? 'Si cette personne ne travaille pas dans votre cabinet, supprimez son compte tout de suite et prévenez l’assistance du registre.'
        : 'Son nom et son adresse, qu’elle a confirmée, sont sur votre liste « Mes comptes utilisateurs ». Elle n’a aucun droit d’ici là. Si elle ne travaille pas dans votre cabinet, refusez-la.',
    ],
    bouton: { libelle: 'Ouvrir mes comptes utilisateurs', url: liens.mesComptes },
  }),
  'arrivee-refusee': (d, liens) => ({
    objet: `Votre demande est refusée : ${d.etablissement}`,
    titre: 'Le cabinet a refusé votre demande',
    statut: { libelle: `SIRET ${d.siret}`, ton: 'attention' },
    paragraphes: [
      `Un administrateur de « ${d.etablissement} » a refusé que vous rejoigniez son compte. Si c’est une erreur, rapprochez-vous de lui.`,
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'arrivee-expiree': (d, liens) => ({
    objet: `Votre demande reste sans réponse : ${d.etablissement}`,
    titre: 'Votre demande est restée sans réponse',
    statut: { libelle: `SIRET ${d.siret}`, ton: 'attention' },
    paragraphes: [
      `Vous aviez demandé à rejoindre le compte de « ${d.etablissement} ». Personne n’y a répondu en ${FIN_ARRIVEE_JOURS} jours : votre demande et vos coordonnées sont effacées.`,
      'Si vous y travaillez toujours, demandez de nouveau à le rejoindre, ou écrivez au teneur du registre.',
    ],
    bouton: { libelle: 'Écrire au teneur du registre', url: liens.contact },
  }),
  'arrivee-code-poste': (d, liens) => ({
    objet: 'Un code part par courrier au siège du cabinet',
    titre: 'Un code est posté au siège de votre cabinet',
    statut: { libelle: `Lien valable jusqu’au ${d.expire}`, ton: 'information' },
    paragraphes: [
      `Les administrateurs de « ${d.etablissement} » (SIRET ${d.siret}) n’ont pas répondu à votre demande. Le teneur du registre envoie un code, par courrier, au siège du cabinet.`,
      'Demandez ce courrier à votre cabinet, ouvrez le lien ci-dessous et saisissez le code : votre compte s’ouvre. Cinq essais sont possibles.',
    ],
    bouton: { libelle: 'Saisir le code du courrier', url: liens.codeArrivee(d.graine) },
  }),
  'compte-existant': (_d, liens) => ({
    objet: 'Vous avez déjà un compte au registre',
    titre: 'Cette adresse a déjà un compte au registre',
    statut: { libelle: 'Aucun nouveau compte n’a été ouvert', ton: 'attention' },
    paragraphes: [
      'La création d’un compte vient d’être demandée avec votre adresse, qui est déjà l’identifiant d’un compte du registre.',
      'S’il s’agit du même établissement, connectez-vous ; si vous avez oublié votre mot de passe, demandez-en un nouveau.',
      'S’il s’agit d’un autre établissement, recommencez demain la création du compte avec une autre adresse électronique : chaque compte a la sienne.',
      'Si vous n’avez rien demandé, ne tenez pas compte de ce courriel : rien n’est changé à votre compte.',
    ],
    bouton: { libelle: 'Se connecter', url: liens.connexion },
  }),
  'etude-inscrite': (d, liens) => ({
    objet: `Votre étude est inscrite au registre : ${d.etablissement}`,
    titre: 'Votre étude est inscrite',
    statut: { libelle: 'Étude inscrite', ton: 'succes' },
    paragraphes: [
      `L’étude « ${d.etablissement} » (numéro ${d.numEtude}) est inscrite au registre national des copropriétés. ${d.titulaire} en est l’administrateur.`,
      d.moyen === 'connexion'
        ? 'Votre session s’ouvre par la connexion des notaires, sans mot de passe. Vos notaires et collaborateurs peuvent créer leur compte de la même façon.'
        : 'Votre session s’ouvre par votre certificat, sans mot de passe. Vos notaires et collaborateurs peuvent créer leur compte en présentant le leur.',
      'Si vous n’êtes pas à l’origine de cette inscription, écrivez-nous sans attendre.',
    ],
    bouton: { libelle: 'Aller au registre', url: liens.connexion },
  }),
  'etude-rejointe': (d, liens) => ({
    objet: `Une personne rejoint votre étude : ${d.etablissement}`,
    titre: 'Une personne attend votre accord',
    statut: { libelle: `${d.niveau}, en attente`, ton: 'attention' },
    paragraphes: [
      `${d.personne} demande à rejoindre l’étude « ${d.etablissement} », ${
        d.moyen === 'connexion'
          ? 'par la connexion des notaires, qui donne le numéro de l’étude'
          : 'en présentant un certificat qui porte le numéro de l’étude'
      }.`,
      'Son compte n’ouvre rien tant que vous ne l’avez pas accepté : votre accueil le propose. Si cette personne ne travaille pas dans votre étude, refusez-la.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.connexion },
  }),
  'arrivee-jugee': (d, liens) => ({
    objet: `${d.acceptee ? 'Votre compte est ouvert' : 'Votre demande est refusée'} : ${d.etablissement}`,
    titre: d.acceptee ? 'L’étude a accepté votre arrivée' : 'L’étude a refusé votre arrivée',
    statut: { libelle: d.niveau, ton: d.acceptee ? 'succes' : 'attention' },
    paragraphes: [
      d.acceptee
        ? `L’administrateur de l’étude « ${d.etablissement} » a accepté votre compte. Vous pouvez vous connecter.`
        : `L’administrateur de l’étude « ${d.etablissement} » a refusé votre compte. Si c’est une erreur, rapprochez-vous de lui.`,
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.connexion },
  }),
  'code-poste': (d, liens) => ({
    objet: 'Votre code d’activation part par courrier',
    titre: 'Un courrier vous est envoyé',
    statut: { libelle: 'Compte en attente d’activation', ton: 'information' },
    paragraphes: [
      `Votre mot de passe est enregistré ; votre identifiant est ${d.identifiant}.`,
      `Pour vérifier votre adresse postale, un code d’activation vous est envoyé par courrier. Il arrive sous ${DELAI_CODE_ACTIVATION_JOURS} jours.`,
      `D’ici là, vous pouvez vous connecter et consulter le registre. Sans activation dans les ${DELAI_ACTIVATION_MOIS} mois, le compte sera supprimé.`,
    ],
    bouton: { libelle: 'Saisir mon code', url: liens.activationTeledeclarant },
  }),
  'code-activation': (d, liens) => ({
    objet: 'Votre code d’activation',
    titre: 'Votre code d’activation',
    statut: { libelle: 'Compte en attente d’activation', ton: 'information' },
    paragraphes: [
      `Votre code d’activation est ${liens.codeActivation(d.graine)}.`,
      'Connectez-vous, puis saisissez ce code. Il remplace ceux que vous auriez reçus avant.',
    ],
    bouton: { libelle: 'Saisir mon code', url: liens.activationTeledeclarant },
  }),
  'compte-active': (d, liens) => ({
    objet: `Compte activé : ${d.etablissement}`,
    titre: 'Votre compte est activé',
    statut: { libelle: 'Compte actif', ton: 'succes' },
    paragraphes: [
      `Le compte de « ${d.etablissement} » est activé : vous pouvez immatriculer une copropriété ou demander votre rattachement à une copropriété déjà immatriculée.`,
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'inscription-expiree': (_d, liens) => ({
    objet: 'Compte supprimé faute d’activation',
    titre: 'Votre compte n’a pas été activé à temps',
    statut: { libelle: 'Compte supprimé', ton: 'attention' },
    paragraphes: [
      `Le compte demandé avec cette adresse n’a pas été activé dans les ${DELAI_ACTIVATION_MOIS} mois : il est supprimé.`,
      'Vous pouvez en créer un nouveau à tout moment.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.connexion },
  }),
} satisfies Partial<Gabarits>
