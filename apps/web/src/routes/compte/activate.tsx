import { controlerNouveauMotDePasse } from '@registre/domain'
import { RequiredNote, Buttons } from '@registre/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { NouveauMotDePasse } from '../../components/compte/NouveauMotDePasse.tsx'
import { RecordForm } from '../../components/RecordForm.tsx'
import { useRecordForm } from '../../components/use-record-form.ts'
import { isApiError, queryOf, useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { asText, compact } from '../../lib/search-params.ts'
import { setCompte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const LienPerime = () => (
  <>
    <p>
      Ce lien n’est plus valable : il a déjà servi, il a été remplacé par un plus récent, ou il a
      plus de 24 heures.
    </p>
    <Buttons>
      <InternalLink className="fr-btn" href="/compte">
        Se connecter
      </InternalLink>
      <InternalLink className="fr-btn fr-btn--secondary" href="/compte/mot-de-passe-oublie">
        Recevoir un nouveau lien
      </InternalLink>
    </Buttons>
  </>
)

const Choix = ({ cle, onPerime }: { cle: string; onPerime: () => void }) => {
  const router = useRouter()
  const activer = useCommand('activerCompte', { business: true })
  const record = useRecordForm({
    defaultValues: { newPassword: '', confirmation: '' },
    operation: 'activerCompte',
    toArgs: ({ newPassword }) => ({ body: { key: cle, newPassword } }),
    check: (saisie) => ({ erreurs: controlerNouveauMotDePasse(saisie) }),
    submit: async (args) => {
      try {
        const compte = await activer.mutateAsync(args)
        notify(
          'success',
          'Votre mot de passe est enregistré, et vous êtes connecté.',
          'Un code d’activation vous est envoyé par courrier.',
        )
        void router.navigate({ to: '/', replace: true })
        setCompte(compte)
        void router.invalidate()
      } catch (error) {
        if (isApiError(error) && error.problem.champs?.some((c) => c.champ === 'key'))
          return onPerime()
        throw error
      }
    },
  })
  return (
    <RecordForm record={record} submitLabel="Enregistrer et me connecter">
      <p>Votre adresse électronique est confirmée. Choisissez le mot de passe de votre compte.</p>
      <RequiredNote />
      <NouveauMotDePasse />
    </RecordForm>
  )
}

const Page = () => {
  const { key = '' } = Route.useSearch()
  const cleQuery = queryOf('verifierCle')({ params: { key: key || '-' } })
  const queryClient = useQueryClient()
  const { data, isError } = useQuery({ ...cleQuery, staleTime: Number.POSITIVE_INFINITY })
  return (
    <div className="rc-etroite">
      <h1 tabIndex={-1}>Activer mon compte</h1>
      {data === undefined && !isError && <p aria-busy="true">Vérification du lien…</p>}
      {(isError || data?.response === false) && <LienPerime />}
      {data?.response === true && (
        <Choix
          cle={key}
          onPerime={() => queryClient.setQueryData(cleQuery.queryKey, { response: false })}
        />
      )}
    </div>
  )
}

export const Route = createFileRoute('/compte/activate')({
  staticData: { titre: 'Activer mon compte', fil: [{ label: 'Connexion', href: '/compte' }] },
  validateSearch: (raw: Record<string, unknown>) => compact({ key: asText(raw['key'], 200) }),
  component: Page,
})
