import { phraseAJour } from '@registre/domain'
import { Alert } from '@registre/ui'
import type { Answer } from '../../lib/api/index.ts'
import { formatInstant, formatNumero } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

type Verifiee = Answer<'verifierAttestation'>['attestations'][number]

const TYPES = {
  ATTESTATION_IMMATRICULATION: 'Attestation d’immatriculation',
  ATTESTATION_DISSOLUTION: 'Attestation de dissolution',
} as const
const SITUATIONS = {
  IMMATRICULEE: 'La copropriété est immatriculée aujourd’hui.',
  DISSOUTE: 'La copropriété est dissoute aujourd’hui.',
  RETIREE: 'L’immatriculation a été annulée ou retirée depuis : l’attestation ne vaut plus.',
  ANNULEE: 'Attestation annulée : la décision qu’elle certifie a été reprise depuis.',
} as const

/** It certifies nothing any more. */
const sansValeur = ({ situation }: Pick<Verifiee, 'situation'>): boolean =>
  situation === 'RETIREE' || situation === 'ANNULEE'

const Une = ({ attestation: a, jour }: { attestation: Verifiee; jour: string | null }) => (
  <li>
    <strong>
      {TYPES[a.type]} {formatNumero(a.numero)}
    </strong>
    {a.nom !== '' && <>, «&nbsp;{a.nom}&nbsp;»</>}, établie le {formatInstant(a.etablieLe)}.{' '}
    {SITUATIONS[a.situation]}
    {a.modifieeDepuis && !sansValeur(a) && (
      <> Des informations ont changé depuis : la fiche dit ce qui vaut aujourd’hui.</>
    )}{' '}
    {a.aJour && <> {phraseAJour(a.aJour, jour)}</>}{' '}
    {!sansValeur(a) && <InternalLink href={`/annuaire/${a.numero}`}>Voir la fiche</InternalLink>}
  </li>
)

/** What the register says of a file, or of a number: made by it or not, and what holds today. */
export const ResultatAttestation = ({
  attestations,
  jour,
  parFichier,
}: Answer<'verifierAttestation'> & {
  parFichier: boolean
}) => {
  if (attestations.length === 0)
    return parFichier ? (
      <Alert severity="error" title="Ce fichier n’est pas une attestation du registre">
        <p>
          Il vient d’ailleurs, ou il a été modifié : un fichier scanné, imprimé en PDF ou enregistré
          de nouveau n’est plus celui que le registre a établi. Demandez le fichier d’origine, ou
          vérifiez par le numéro d’immatriculation.
        </p>
      </Alert>
    ) : (
      <Alert severity="error" title="Aucune attestation n’a été établie pour ce numéro">
        <p>
          Vérifiez le numéro : deux lettres, puis sept chiffres. Une copropriété immatriculée peut
          n’avoir pas encore d’attestation :{' '}
          <InternalLink href="/annuaire">l’annuaire dit si elle est au registre</InternalLink>.
        </p>
      </Alert>
    )
  const valable = !attestations.some(sansValeur)
  return (
    <Alert
      severity={valable ? 'success' : 'warning'}
      title={
        parFichier
          ? 'Ce fichier a été établi par le registre, et n’a pas été modifié'
          : `Le registre a établi ${attestations.length > 1 ? 'ces attestations' : 'cette attestation'}`
      }
    >
      <ul>
        {attestations.map((a) => (
          <Une key={a.etablieLe} attestation={a} jour={jour} />
        ))}
      </ul>
      {!parFichier && (
        <p>
          Comparez la date et le nom avec ceux du document que l’on vous a remis. Seul le fichier
          d’origine prouve que rien n’y a été changé.
        </p>
      )}
    </Alert>
  )
}
