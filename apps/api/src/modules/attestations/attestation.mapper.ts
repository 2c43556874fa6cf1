import { formatFrDate, phraseAJour } from '@registre/domain'
import { aJourDe } from '../coproprietes/a-jour.ts'
import type { DonneesAttestation } from '../../platform/pdf/attestation.ts'
import type { AttestationRow } from './attestations.repository.ts'

const NATURES: Record<string, string> = {
  PRO: 'Syndic professionnel',
  NON_PRO: 'Syndic bénévole ou coopératif',
  NOTAIRE: 'Notaire',
}
const JOUR_A_PARIS = new Intl.DateTimeFormat('fr-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const representant = (
  r: NonNullable<AttestationRow['representant_atteste']>,
): NonNullable<DonneesAttestation['representant']> => ({
  nature: NATURES[r.type] ?? 'Représentant légal',
  nom: r.raisonSociale || r.nom,
  siret: r.siret,
  // A volunteer's own address is not public.
  adresse:
    r.type === 'NON_PRO' || r.commune === ''
      ? null
      : { voie: r.adresse[0] ?? '', codePostal: r.codePostal, commune: r.commune },
  mandatDebut: r.debut,
  mandatFin: r.fin,
})

/** Turns a registered dossier into what its attestation says. */
export const versAttestation = (
  row: AttestationRow & { numero: string; date_immatriculation: string },
  editeLe: Date,
): DonneesAttestation => {
  const jour = JOUR_A_PARIS.format(editeLe)
  const aJour = aJourDe(row, jour)
  return {
    numero: row.numero,
    nom: row.nom === '' ? null : row.nom,
    adresses: row.adresses_attestees.map((a) => ({
      voie: `${a.numero} ${a.voie}`.trim(),
      codePostal: a.codePostal,
      commune: a.commune,
    })),
    dateImmatriculation: row.date_immatriculation,
    dateReglement: row.date_reglement,
    representant: row.representant_atteste && representant(row.representant_atteste),
    nbLots: row.nb_lots ?? 0,
    nbLotsPrincipaux: row.nb_lots_principaux,
    parcelles: row.parcelles_attestees.map(
      (p) => `${p.prefixe === '000' ? '' : `${p.prefixe} `}${p.section} ${p.numero} (${p.commune})`,
    ),
    dateDerniereMiseAJour: row.valide_le && JOUR_A_PARIS.format(row.valide_le),
    aJour:
      aJour && phraseAJour({ ...aJour, depuis: formatFrDate(aJour.depuis) }, formatFrDate(jour)),
    editeLe,
  }
}
