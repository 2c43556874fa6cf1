import { deNom, LABELS_ETAT_MANDAT } from '@registre/domain'
import type { Gabarits } from './gabarit.ts'
import { immatriculee, sujet, voirFiche } from './phrases.ts'

/** Attachment of a syndic, and who it follows. */
export const GABARITS_RATTACHEMENT = {
  'rattachement-demande': (d, liens) => ({
    objet: `Demande de rattachement envoyée : ${sujet(d)}`,
    titre: 'Votre demande de rattachement est envoyée',
    statut: { libelle: LABELS_ETAT_MANDAT.DEMANDE, ton: 'information' },
    paragraphes: [
      `Votre demande de rattachement à ${immatriculee(d)}, est parvenue au teneur du registre, pour un mandat du ${d.dateDebutMandat} au ${d.dateFinMandat}.`,
      `Elle sera examinée au plus tard le ${d.echeance}. Vous recevrez un courriel dès qu’une décision sera prise ou si des précisions sont nécessaires.`,
    ],
    bouton: { libelle: 'Suivre mes demandes de rattachement', url: liens.rattacher },
  }),
  'rattachement-a-completer': (d, liens) => ({
    objet: `Demande de rattachement à compléter : ${sujet(d)}`,
    titre: 'Votre demande de rattachement attend son justificatif',
    statut: { libelle: 'À compléter', ton: 'attention' },
    paragraphes: [
      `Un autre syndic est rattaché à ${immatriculee(d)}. Votre demande, pour un mandat du ${d.dateDebutMandat} au ${d.dateFinMandat}, sera examinée dès que vous y aurez joint le contrat de syndic ou le procès-verbal de l’assemblée générale qui vous désigne.`,
      'Sans ce justificatif, elle s’éteindra dans 30 jours.',
    ],
    bouton: { libelle: 'Joindre le justificatif', url: liens.rattacher },
  }),
  'rattachements-annonces': (d, liens) => ({
    objet:
      d.demandes.length === 1
        ? 'Un rattachement est demandé sur une de vos copropriétés'
        : `${d.demandes.length} rattachements sont demandés sur vos copropriétés`,
    titre: 'D’autres syndics demandent à vous succéder',
    statut: { libelle: 'Demandes de rattachement à l’examen', ton: 'attention' },
    paragraphes: [
      'Depuis le dernier courriel que nous vous avons adressé à ce sujet, le registre a reçu :',
      ...d.demandes,
      'Si l’une de ces demandes vous paraît infondée, contestez-la en expliquant pourquoi : le teneur du registre en tiendra compte avant de décider. Sinon, vous n’avez rien à faire.',
    ],
    bouton: { libelle: 'Voir les demandes', url: liens.rattacher },
  }),
  'rattachement-annonce': (d, liens) => ({
    objet: `Rattachement demandé par un autre syndic : ${sujet(d)}`,
    titre: 'Un autre syndic demande à vous succéder',
    statut: { libelle: 'Demande de rattachement à l’examen', ton: 'attention' },
    paragraphes: [
      `${d.demandeur === '' ? 'Un syndic' : d.demandeur} demande à être rattaché à ${immatriculee(d)}, pour un mandat du ${d.dateDebutMandat} au ${d.dateFinMandat}.`,
      'Si cette demande vous paraît infondée, contestez-la en expliquant pourquoi : le teneur du registre en tiendra compte avant de décider. Sinon, vous n’avez rien à faire.',
      'Jusqu’à la décision, la date de fin de votre mandat ne peut pas être modifiée.',
    ],
    bouton: { libelle: 'Voir la demande', url: liens.contester(d.coproprieteId) },
  }),
  'fin-anticipee-annoncee': (d, liens) => ({
    objet: `Votre réponse est attendue avant le ${d.reponseAvant} : ${sujet(d)}`,
    titre: 'Un syndic se dit élu avant la fin de votre mandat',
    statut: { libelle: `Réponse possible jusqu’au ${d.reponseAvant}`, ton: 'attention' },
    paragraphes: [
      `${d.demandeur === '' ? 'Un syndic' : d.demandeur} déclare avoir été élu par l’assemblée générale du ${d.electionLe} pour ${immatriculee(d)}, à compter du ${d.dateDebutMandat}. Le procès-verbal est joint à la demande, pour le teneur du registre.`,
      ...(d.debutAVenir === undefined || d.debutAVenir === ''
        ? []
        : [
            `Votre mandat à venir, enregistré à compter du ${d.debutAVenir}, prendrait fin avec celui qui court : votre réponse vaut pour les deux.`,
          ]),
      'Donnez votre accord, ou contestez la demande en expliquant pourquoi. Sans réponse, votre mandat ne prend pas fin : un teneur du registre lira le procès-verbal et décidera seul.',
    ],
    bouton: { libelle: 'Répondre', url: liens.contester(d.coproprieteId) },
  }),
  'fin-anticipee-accordee': (d, liens) => ({
    objet: `Accord du syndic en place : ${sujet(d)}`,
    titre: 'Le syndic en place accepte la fin anticipée de son mandat',
    statut: { libelle: LABELS_ETAT_MANDAT.DEMANDE, ton: 'information' },
    paragraphes: [
      `Votre demande de rattachement à ${immatriculee(d)}, est maintenant devant un teneur du registre, qui lira le procès-verbal et décidera au plus tard le ${d.echeance}.`,
    ],
    bouton: { libelle: 'Suivre mes demandes de rattachement', url: liens.rattacher },
  }),
  'rattachement-conteste': (d, liens) => ({
    objet: `Contestation enregistrée : ${sujet(d)}`,
    titre: 'Votre contestation est transmise au teneur du registre',
    statut: { libelle: 'Demande de rattachement contestée', ton: 'information' },
    paragraphes: [
      `Vous avez contesté la demande de rattachement ${deNom(d.demandeur || 'l’autre syndic')} à ${immatriculee(d)}.`,
      `Votre texte : ${d.texte}`,
      'Le teneur du registre le lira avant de décider. Vous serez prévenu de sa décision.',
    ],
    bouton: { libelle: 'Voir la demande', url: liens.contester(d.coproprieteId) },
  }),
  'rattachement-retire': (d, liens) => ({
    objet: `Demande de rattachement retirée : ${sujet(d)}`,
    titre: 'Votre demande de rattachement est retirée',
    statut: { libelle: 'Demande retirée', ton: 'information' },
    paragraphes: [
      `Vous avez retiré votre demande de rattachement à ${immatriculee(d)}. Elle ne sera pas examinée ; vous pouvez en présenter une autre.`,
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.rattacher },
  }),
  'rattachement-sans-suite': (d, liens) => ({
    objet: `Demande de rattachement sans suite : ${sujet(d)}`,
    titre: 'La demande de rattachement de l’autre syndic est sans suite',
    statut: { libelle: 'Demande sans suite', ton: 'information' },
    paragraphes: [
      `La demande de rattachement à ${immatriculee(d)}, dont vous aviez été informé, est close sans effet. Votre mandat n’est pas modifié.`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'rattachement-valide': (d, liens) => ({
    objet: `Rattachement validé : ${sujet(d)}`,
    titre: 'Votre rattachement est validé',
    statut: { libelle: 'Rattachement validé', ton: 'succes' },
    paragraphes: [
      `Votre rattachement à ${immatriculee(d)}, est validé.`,
      `Votre mandat est enregistré du ${d.dateDebutMandat} au ${d.dateFinMandat}.`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'rattachement-fin-mandat': (d, liens) => ({
    objet: `Fin de votre mandat : ${sujet(d)}`,
    titre: 'Un nouveau syndic est rattaché à la copropriété',
    statut: {
      libelle: d.dateFinMandat === '' ? 'Mandat non retenu' : `Fin de mandat le ${d.dateFinMandat}`,
      ton: 'information',
    },
    paragraphes: [
      `${d.nouveauSyndic === '' ? 'Un nouveau syndic' : d.nouveauSyndic} est rattaché à ${immatriculee(d)}${d.dateDebutMandat ? `, à compter du ${d.dateDebutMandat}` : ''}.`,
      `${d.dateFinMandat === '' ? 'Votre mandat à venir n’est pas retenu.' : `Votre mandat est enregistré comme prenant fin le ${d.dateFinMandat}.${d.aVenirRetire === true ? ' Celui qui devait le suivre n’est pas retenu.' : ''}`} Si cette information vous paraît inexacte, écrivez au teneur du registre depuis l’aide.`,
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'rattachement-caduc': (d, liens) => ({
    objet: `Demande de rattachement close : ${sujet(d)}`,
    titre: 'Votre demande de rattachement est sans objet',
    statut: { libelle: 'Demande close', ton: 'information' },
    paragraphes: [
      `${immatriculee(d).replace(/^la/u, 'La')}, est dissoute depuis le ${d.dateEffet}. Votre demande de rattachement est donc close sans décision.`,
      'Si cette dissolution vous paraît inexacte, écrivez au teneur du registre depuis l’aide.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
} satisfies Partial<Gabarits>
