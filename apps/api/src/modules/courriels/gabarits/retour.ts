import { afficherNumero } from '@registre/domain'
import type { Gabarits } from './gabarit.ts'
import { immatriculee, sujet, voirFiche } from './phrases.ts'

/** A decision is taken back, or its withdrawal is under way. */
export const GABARITS_RETOUR = {
  'decision-reprise': (d, liens) => ({
    objet: `Décision reprise : ${sujet(d)}`,
    titre: 'Le teneur du registre revient sur une décision',
    statut: { libelle: 'Décision reprise', ton: 'attention' },
    paragraphes: [
      `La décision du ${d.decideeLe} (${d.decision}) sur ${immatriculee(d)} est reprise : tout est comme avant elle.`,
      ...d.effets,
      `Motif : ${d.motif}`,
      ...(d.certifiee
        ? [
            `L’attestation de cette décision n’est plus valable : la page de vérification des attestations le dit pour le numéro ${afficherNumero(d.numero)}.`,
          ]
        : []),
    ],
    bouton: voirFiche(liens, d),
  }),
  'numero-fusionne': (d, liens) => ({
    objet: `Deux numéros fusionnés : ${sujet(d)}`,
    titre: 'Deux numéros du même immeuble sont fusionnés',
    statut: { libelle: `Numéro conservé : ${afficherNumero(d.numero)}`, ton: 'information' },
    paragraphes: [
      `Le numéro ${afficherNumero(d.numeroFusionne)} est annulé au profit de ${immatriculee(d)}, à utiliser désormais dans tout acte.`,
      ...(d.finMandat === ''
        ? []
        : [
            `Votre mandat, jusqu’au ${d.finMandat}, suit le numéro conservé : rien n’est à refaire.`,
          ]),
      `Motif : ${d.motif}`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'retrait-ouvert': (d, liens) => ({
    objet: `Retrait envisagé d’une décision : ${sujet(d)}`,
    titre: 'Le teneur du registre envisage de retirer une décision',
    statut: { libelle: `Réponse possible jusqu’au ${d.reponseAvant}`, ton: 'attention' },
    paragraphes: [
      `La décision du ${d.decideeLe} (${d.decision}) sur ${immatriculee(d)} pourrait être retirée. Elle reste en vigueur pour le moment.`,
      `Raison : ${d.motif}.`,
      d.texte,
      `Vous pouvez présenter vos observations jusqu’au ${d.reponseAvant}, par le formulaire de contact du registre, en citant ce courriel. Un second administrateur décidera ensuite.`,
    ],
    bouton: { libelle: 'Présenter mes observations', url: liens.contact },
  }),
  'retrait-abandonne': (d, liens) => ({
    objet: `Décision maintenue : ${sujet(d)}`,
    titre: 'La décision est maintenue',
    statut: { libelle: 'Décision maintenue', ton: 'succes' },
    paragraphes: [
      `Le teneur du registre renonce à retirer la décision du ${d.decideeLe} (${d.decision}) sur ${immatriculee(d)}.`,
      `Motif : ${d.motif}`,
    ],
    bouton: voirFiche(liens, d),
  }),
} satisfies Partial<Gabarits>
