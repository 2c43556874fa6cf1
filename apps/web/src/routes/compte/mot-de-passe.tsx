import { controlerNouveauMotDePasse } from '@registre/domain'
import { RequiredNote } from '@registre/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { NouveauMotDePasse } from '../../components/compte/NouveauMotDePasse.tsx'
import { RecordForm } from '../../components/RecordForm.tsx'
import { useRecordForm } from '../../components/use-record-form.ts'
import { isApiError, queryOf, useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { asText, compact } from '../../lib/search-params.ts'
import { compteQuery } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const LienPerime = () => (
  <>
    <p>Ce lien n’est plus valable : il a déjà servi, ou il a plus de 24 heures.</p>
    <p>
      <InternalLink className="fr-btn" href="/compte/mot-de-passe-oublie">
        Demander un nouveau lien
      </InternalLink>
    </p>
  </>
)

const Choix = ({ cle, onPerime }: { cle: string; onPerime: () => void }) => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const changer = useCommand('changerMotDePasse', { business: true })
  const record = useRecordForm({
    defaultValues: { newPassword: '', confirmation: '' },
    operation: 'changerMotDePasse',
    toArgs: ({ newPassword }) => ({ body: { key: cle, newPassword } }),
    check: (saisie) => ({ erreurs: controlerNouveauMotDePasse(saisie) }),
    submit: async (args) => {
      try {
        await changer.mutateAsync(args)
      } catch (error) {
        if (isApiError(error) && error.problem.champs?.some((c) => c.champ === 'key'))
          return onPerime()
        throw error
      }
      notify(
        'success',
        'Votre mot de passe est modifié.',
        'Connectez-vous avec votre nouveau mot de passe.',
      )
      // The account's sessions are closed, the one of this browser too when it was its own.
      await queryClient.refetchQueries({ queryKey: compteQuery.queryKey })
      await router.navigate({ to: '/compte', replace: true })
    },
  })
  return (
    <RecordForm record={record} submitLabel="Enregistrer le mot de passe">
      <RequiredNote />
      <NouveauMotDePasse />
    </RecordForm>
  )
}

const Page = () => {
  const { cle = '' } = Route.useSearch()
  const cleQuery = queryOf('verifierCle')({ params: { key: cle || '-' } })
  const queryClient = useQueryClient()
  const { data, isError } = useQuery({ ...cleQuery, staleTime: Number.POSITIVE_INFINITY })
  return (
    <div className="rc-etroite">
      <h1 tabIndex={-1}>Choisir un mot de passe</h1>
      {data === undefined && !isError && <p aria-busy="true">Vérification du lien…</p>}
      {(isError || data?.response === false) && <LienPerime />}
      {data?.response === true && (
        <Choix
          cle={cle}
          onPerime={() => queryClient.setQueryData(cleQuery.queryKey, { response: false })}
        />
      )}
    </div>
  )
}

export const Route = createFileRoute('/compte/mot-de-passe')({
  staticData: { titre: 'Choisir un mot de passe', fil: [{ label: 'Connexion', href: '/compte' }] },
  validateSearch: (raw: Record<string, unknown>) => compact({ cle: asText(raw['cle'], 200) }),
  component: Page,
})
