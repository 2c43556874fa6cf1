import { Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { nommer } from '../../components/coproprietes/nommer.ts'
import { PartiePasLue } from '../../components/PasLu.tsx'
import { queryOf } from '../../lib/api/index.ts'
import { formatNumero } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

/** The buildings that a leaving syndic hands over to this one; nothing when there is none. */
export const Successions = () => {
  const {
    data = [],
    isLoadingError,
    refetch,
  } = useQuery({
    ...queryOf('listerSuccessions')({}, { silent: true }),
    staleTime: 0,
  })
  if (isLoadingError)
    return (
      <PartiePasLue relire={refetch}>
        Les copropriétés dont vous êtes déclaré successeur n’ont pas pu être lues.
      </PartiePasLue>
    )
  const attendues = data.filter((s) => !s.demandee)
  if (attendues.length === 0) return null
  return (
    <Section title="Vous êtes déclaré successeur">
      <ul className="rc-demandes fr-raw-list">
        {attendues.map((s) => (
          <li key={s.numeroImmatriculation} className="rc-demande">
            <h3 className="fr-h6 fr-mb-1v">{nommer(s.nomCopropriete, s.adressePrincipale)}</h3>
            <p className="fr-text--sm fr-mb-1w">
              {formatNumero(s.numeroImmatriculation)}
              {s.nomCopropriete && s.adressePrincipale && `, ${s.adressePrincipale}`}
              <br />
              {s.declarant} vous désigne
              {s.datePriseFonction ? `, à compter du ${s.datePriseFonction}` : ''}.
            </p>
            <InternalLink
              className="fr-btn fr-btn--sm"
              href={`/rattacher-une-copropriete/edit?numero=${s.numeroImmatriculation}`}
            >
              Demander mon rattachement
              <span className="fr-sr-only"> : {nommer(s.nomCopropriete, s.adressePrincipale)}</span>
            </InternalLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
