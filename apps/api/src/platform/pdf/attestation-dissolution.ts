import { afficherNumero } from '@registre/domain'
import { A_VERIFIER, type AdresseAttestation, jour, NBSP, surUneLigne } from './attestation.ts'
import type { Font } from './pdf-fonts.ts'
import { ACCENT, FOND, GRIS } from './pdf-layout.ts'
import { TaggedPdf } from './tagged-pdf.ts'

/** What a certificate of dissolution says; dates are ISO days. */
export interface DonneesAttestationDissolution {
  numero: string
  nom: string | null
  adresses: readonly AdresseAttestation[]
  dateImmatriculation: string | null
  dateDissolution: string
  motif: string
  evenement: string
  dateEvenement: string
  editeLe: Date
}

/** Makes the certificate of dissolution of a co-ownership, as an accessible PDF. */
export async function attestationDissolution(
  d: DonneesAttestationDissolution,
  police: Font = 'source-sans',
): Promise<Uint8Array> {
  const numero = afficherNumero(d.numero)
  const titre = `Attestation de dissolution ${numero}`
  const jourEdition = new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeZone: 'Europe/Paris',
  }).format(d.editeLe)
  const pdf = await TaggedPdf.create({
    titre,
    sujet: 'Dissolution d’une copropriété au registre national',
    entete: 'Registre national des copropriétés',
    pied: `${titre} · éditée le ${jourEdition}`,
    date: d.editeLe,
    police,
  })
  const [reference, ...autres] = d.adresses
  const designation = [
    d.nom === null ? 'la copropriété' : `la copropriété «${NBSP}${d.nom}${NBSP}»`,
    reference === undefined ? '' : `, située ${surUneLigne(reference)},`,
  ]
  pdf.h1('Attestation de dissolution')
  pdf.p(
    `Le teneur du registre national des copropriétés atteste que ${designation.join('')} immatriculée sous le numéro${NBSP}:`,
  )
  pdf.p(numero, { taille: 26, gras: true, couleur: ACCENT, centre: true, fond: FOND, apres: 18 })
  pdf.p(`est dissoute depuis le ${jour(d.dateDissolution)}.`, { gras: true, apres: 12 })
  pdf.table({
    caption: 'La copropriété',
    rows: [
      ['Numéro d’immatriculation', numero],
      ...(d.dateImmatriculation === null
        ? []
        : [['Date d’immatriculation', jour(d.dateImmatriculation)] satisfies [string, string]]),
      ['Nom d’usage', d.nom ?? 'Sans nom d’usage'],
      ['Adresse de référence', reference === undefined ? 'Non renseignée' : surUneLigne(reference)],
      ...(autres.length === 0
        ? []
        : [
            ['Adresses complémentaires', autres.map(surUneLigne).join('\n')] satisfies [
              string,
              string,
            ],
          ]),
    ],
    largeurs: [1, 2],
    enteteLigne: true,
  })
  pdf.table({
    caption: 'Sa dissolution',
    rows: [
      ['Motif', d.motif],
      ['Événement', `${d.evenement}, le ${jour(d.dateEvenement)}`],
      ['Date d’effet', jour(d.dateDissolution)],
    ],
    largeurs: [1, 2],
    enteteLigne: true,
  })
  pdf.p(`Attestation éditée le ${jourEdition}.`, { gras: true, apres: 4 })
  pdf.p(
    `La dissolution est déclarée au registre avec son justificatif et validée par le teneur du registre. Le numéro d’immatriculation n’est jamais réattribué${NBSP}; aucune déclaration n’est plus attendue pour cette copropriété.`,
    { taille: 9.5, couleur: GRIS },
  )
  pdf.p(A_VERIFIER, { taille: 9.5, couleur: GRIS })
  return pdf.save()
}
