import { FieldText, FileDrop, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { usePageTitle } from '../lib/page-title.ts'
import { empreinteDe } from '../components/attestation/empreinte.ts'
import { ResultatAttestation } from '../components/attestation/ResultatAttestation.tsx'
import { isApiError, queryOf } from '../lib/api/index.ts'

export interface Recherche {
  numero?: string
  empreinte?: string
}
const question = ({ numero, empreinte }: Recherche) =>
  queryOf('verifierAttestation')(
    { query: empreinte === undefined ? { numero: numero ?? '' } : { empreinte } },
    { business: true },
  )
const demandee = ({ numero, empreinte }: Recherche): boolean =>
  numero !== undefined || empreinte !== undefined

/** The answer to what the address asks. */
const Resultat = ({ recherche }: { recherche: Recherche }) => {
  const { data, error, isFetching } = useQuery({
    ...question(recherche),
    enabled: demandee(recherche),
  })
  return (
    <div role="status" className="fr-mt-3w">
      {isFetching && <p>Vérification…</p>}
      {isApiError(error) && (
        <p className="fr-error-text">
          {error.problem.champs?.[0]?.message ?? error.problem.message}
        </p>
      )}
      {data && <ResultatAttestation {...data} parFichier={recherche.empreinte !== undefined} />}
    </div>
  )
}

const Page = () => {
  const recherche = Route.useSearch()
  const navigate = useNavigate()
  const [refus, setRefus] = useState('')
  const cherchee = recherche.numero ?? (recherche.empreinte && 'le fichier choisi')
  usePageTitle({ titre: cherchee ? `Vérifier une attestation : ${cherchee}` : null })
  const chercher = (search: Recherche): void =>
    void navigate({ to: '/verifier-attestation', search, resetScroll: false })
  const envoyer = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const numero = new FormData(event.currentTarget).get('numero')
    if (typeof numero === 'string') chercher({ numero: numero.trim() })
  }
  return (
    <div className="rc-etroite">
      <h1 tabIndex={-1}>Vérifier une attestation</h1>
      <p className="fr-text--lead">
        On vous a remis une attestation d’immatriculation ou de dissolution : assurez-vous que le
        registre l’a établie, et de ce qui vaut aujourd’hui.
      </p>
      <Resultat recherche={recherche} />
      <Section title="Par le fichier">
        <p>
          Le fichier reste sur votre appareil : seule son empreinte, qui n’en révèle rien, est
          comparée à celles des attestations établies.
        </p>
        <FileDrop
          name="fichier"
          label="Fichier PDF de l’attestation"
          error={refus}
          onFile={(fichier) => {
            setRefus('')
            void empreinteDe(fichier).then(
              (empreinte) => chercher({ empreinte }),
              () => setRefus('Ce fichier n’a pas pu être lu. Choisissez-le de nouveau.'),
            )
          }}
          onRefused={setRefus}
        />
      </Section>
      <Section title="Par le numéro d’immatriculation">
        <form method="get" noValidate onSubmit={envoyer}>
          <FieldText
            name="numero"
            label="Numéro d’immatriculation"
            hint="Exemple : AA0-000-001"
            inputProps={{ defaultValue: recherche.numero ?? '', autoComplete: 'off' }}
          />
          <button type="submit" className="fr-btn fr-mt-2w">
            Vérifier le numéro
          </button>
        </form>
      </Section>
    </div>
  )
}

const texteDe = (v: unknown): string | undefined =>
  typeof v === 'string' || typeof v === 'number' ? String(v) : undefined

export const Route = createFileRoute('/verifier-attestation')({
  validateSearch: (search: Record<string, unknown>): Recherche => {
    const [numero, empreinte] = [texteDe(search['numero']), texteDe(search['empreinte'])]
    if (empreinte !== undefined) return { empreinte }
    return numero === undefined || numero === '' ? {} : { numero }
  },
  staticData: { titre: 'Vérifier une attestation', rendu: true },
  component: Page,
})
