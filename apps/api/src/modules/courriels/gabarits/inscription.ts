import { DELAI_ACTIVATION_MOIS, DELAI_CODE_ACTIVATION_JOURS } from '@registre/domain'
import type { Gabarits } from './gabarit.ts'

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
