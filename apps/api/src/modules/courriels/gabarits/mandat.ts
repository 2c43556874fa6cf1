import { afficherNumero, LABELS_ETAT_COPROPRIETE } from '@registre/domain'
import type { Gabarits } from './gabarit.ts'
import { immatriculee, sujet, voirFiche } from './phrases.ts'

/** The life of a mandate and its succession. */
export const GABARITS_MANDAT = {
  'mandat-debute': (d, liens) => ({
    objet: `Votre mandat commence : ${sujet(d)}`,
    titre: 'Votre mandat commence',
    statut: { libelle: LABELS_ETAT_COPROPRIETE.IMMATRICULEE_RATTACHEE, ton: 'succes' },
    paragraphes: [
      `Depuis le ${d.dateDebutMandat}, vous êtes le représentant légal déclaré de ${immatriculee(d)}.`,
      `Votre mandat court jusqu’au ${d.dateFinMandat}.`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'mandat-echeance': (d, liens) => ({
    objet: `Fin de mandat ${d.jours === 0 ? 'aujourd’hui' : `dans ${d.jours} jour${d.jours > 1 ? 's' : ''}`} : ${sujet(d)}`,
    titre: 'Votre mandat arrive à son terme',
    statut: { libelle: `Mandat en cours, jusqu’au ${d.dateFinMandat}`, ton: 'attention' },
    paragraphes: [
      `Votre mandat pour ${immatriculee(d)}, prend fin le ${d.dateFinMandat}.`,
      'Renouvelez-le s’il est reconduit par l’assemblée générale, ou déclarez votre successeur.',
      ...(d.aFaire ? [`Selon le registre, il reste aussi à faire : ${d.aFaire}.`] : []),
    ],
    bouton: { libelle: 'Renouveler un mandat', url: liens.mandatsARenouveler },
  }),
  'mandat-expire': (d, liens) => ({
    objet: `Mandat expiré : ${sujet(d)}`,
    titre: 'Votre mandat a pris fin',
    statut: { libelle: LABELS_ETAT_COPROPRIETE.IMMATRICULEE_RATTACHEMENT_EXPIRE, ton: 'attention' },
    paragraphes: [
      `Votre mandat pour ${immatriculee(d)}, a pris fin le ${d.dateFinMandat}.`,
      'Renouvelez-le s’il est reconduit, ou déclarez votre successeur : la copropriété reste sans représentant légal déclaré d’ici là.',
    ],
    bouton: { libelle: 'Renouveler un mandat', url: liens.mandatsARenouveler },
  }),
  'mandat-renouvele': (d, liens) => ({
    objet: `Mandat renouvelé : ${sujet(d)}`,
    titre: 'Votre mandat est renouvelé',
    statut: {
      libelle: d.aVenir
        ? `Mandat à venir, à partir du ${d.dateDebutMandat}`
        : `Mandat en cours, jusqu’au ${d.dateFinMandat}`,
      ton: 'succes',
    },
    paragraphes: [
      `Le renouvellement de votre mandat pour ${immatriculee(d)}, est enregistré du ${d.dateDebutMandat} au ${d.dateFinMandat}.`,
      d.aVenir
        ? 'Votre mandat actuel va à son terme ; le nouveau prendra sa suite sans démarche de votre part.'
        : 'Vous êtes de nouveau le représentant légal déclaré de la copropriété.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'mandat-dates-modifiees': (d, liens) => ({
    objet: `Dates de votre mandat modifiées : ${sujet(d)}`,
    titre: 'Les dates de votre mandat ont été modifiées',
    statut: { libelle: `Mandat du ${d.dateDebutMandat} au ${d.dateFinMandat}`, ton: 'information' },
    paragraphes: [
      `Le teneur du registre a modifié les dates de votre mandat pour ${immatriculee(d)}.`,
      `Enregistré auparavant ${d.avant}, il court désormais du ${d.dateDebutMandat} au ${d.dateFinMandat}.`,
      ...(d.motif ? [`Motif : ${d.motif}`] : []),
      'Si cette information vous paraît inexacte, écrivez au teneur du registre depuis l’aide.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'mandat-retire': (d, liens) => ({
    objet: `Mandat retiré : ${sujet(d)}`,
    titre: 'Votre mandat a été retiré',
    statut: { libelle: 'Mandat retiré', ton: 'attention' },
    paragraphes: [
      `Le teneur du registre a retiré votre mandat du ${d.dateDebutMandat} au ${d.dateFinMandat} pour ${immatriculee(d)}.`,
      `Motif : ${d.raison}`,
      'Si vous êtes toujours son représentant légal, demandez de nouveau votre rattachement avec un justificatif.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'successeur-connu': (d, liens) => ({
    objet: `Vous êtes déclaré successeur : ${sujet(d)}`,
    titre: 'Un syndic vous déclare comme son successeur',
    statut: {
      libelle:
        d.datePriseFonction === ''
          ? 'Rattachement à demander'
          : `Prise de fonction annoncée au ${d.datePriseFonction}`,
      ton: 'information',
    },
    paragraphes: [
      `${d.declarant} déclare que ${d.maisonDuSuccesseur === '' ? 'vous lui succédez' : `« ${d.maisonDuSuccesseur} » lui succède`} comme représentant légal de ${immatriculee(d)}.`,
      'Connectez-vous pour demander votre rattachement, avec les dates et le justificatif de votre mandat. Vous recevrez la date officielle une fois la demande validée.',
      'Si vous n’avez pas été désigné, vous n’avez rien à faire. Pour ne plus être désigné, écrivez au teneur du registre depuis l’aide.',
    ],
    bouton: {
      libelle: 'Demander mon rattachement',
      url: liens.seRattacher(afficherNumero(d.numero)),
    },
  }),
  'successeur-invite': (d, liens) => ({
    objet: `Vous êtes déclaré successeur : ${sujet(d)}`,
    titre: 'Ouvrez votre compte au registre national des copropriétés',
    statut: {
      libelle:
        d.datePriseFonction === ''
          ? 'Compte à créer'
          : `Prise de fonction annoncée au ${d.datePriseFonction}`,
      ton: 'information',
    },
    paragraphes: [
      `${d.declarant} déclare que vous lui succédez comme représentant légal de ${immatriculee(d)}.`,
      `Pour demander votre rattachement, ouvrez d’abord votre compte par le lien ci-dessous, avant le ${d.expire}. Il ne sert qu’une fois.`,
      'Si vous n’avez pas été désigné, ouvrez ce même lien et choisissez « Refuser pour de bon » : aucun compte n’est ouvert et cette adresse ne recevra plus de désignation.',
    ],
    bouton: { libelle: 'Ouvrir mon compte', url: liens.compteSuccesseur(d.graine) },
  }),
  'syndic-designe': (d, liens) => ({
    objet: `Vous êtes désigné syndic : ${sujet(d)}`,
    titre: 'Un notaire vous désigne comme syndic',
    statut: { libelle: 'Rattachement à demander', ton: 'information' },
    paragraphes: [
      `${d.notaire} a immatriculé ${immatriculee(d)}, et ${d.maison === '' ? 'vous désigne comme son représentant légal' : `désigne « ${d.maison} » comme son représentant légal`}.`,
      'Connectez-vous pour demander votre rattachement, avec les dates et le justificatif de votre mandat. La copropriété reste sans représentant légal déclaré d’ici là.',
      'Si vous n’êtes pas son syndic, vous n’avez rien à faire.',
    ],
    bouton: {
      libelle: 'Demander mon rattachement',
      url: liens.seRattacher(afficherNumero(d.numero)),
    },
  }),
  'syndic-invite': (d, liens) => ({
    objet: `Vous êtes désigné syndic : ${sujet(d)}`,
    titre: 'Ouvrez votre compte au registre national des copropriétés',
    statut: { libelle: 'Compte à créer', ton: 'information' },
    paragraphes: [
      `${d.notaire} a immatriculé ${immatriculee(d)}, et vous désigne comme son représentant légal.`,
      `Pour demander votre rattachement, ouvrez d’abord votre compte par le lien ci-dessous, avant le ${d.expire}. Il ne sert qu’une fois.`,
      'Si vous n’êtes pas son syndic, ouvrez ce même lien et choisissez « Refuser pour de bon » : aucun compte n’est ouvert et cette adresse ne recevra plus de désignation.',
    ],
    bouton: { libelle: 'Ouvrir mon compte', url: liens.compteSuccesseur(d.graine) },
  }),
  'successeur-annule': (d, liens) => ({
    objet: `Déclaration de successeur modifiée : ${sujet(d)}`,
    titre: 'Vous n’êtes plus déclaré successeur',
    statut: { libelle: 'Déclaration modifiée', ton: 'attention' },
    paragraphes: [
      `${d.declarant} a modifié sa déclaration : vous n’êtes plus désigné comme son successeur pour ${immatriculee(d)}.`,
      'S’il s’agit d’une erreur, rapprochez-vous de ce syndic ou de la copropriété.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
} satisfies Partial<Gabarits>
