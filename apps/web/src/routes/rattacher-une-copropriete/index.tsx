import { controlerNumeroSaisi, normaliserNumero, peutDemanderReprise } from '@registre/domain'
import { Section } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { FormText } from '../../components/form-fields.tsx'
import { controlerChaine } from '../../components/rattachement/chaine.ts'
import {
  aLExamen,
  mesRattachementsQuery,
  parUrgence,
} from '../../components/rattachement/rattachement.ts'
import { Refus } from '../../components/rattachement/Refus.tsx'
import { TableRattachements } from '../../components/rattachement/TableRattachements.tsx'
import { RecordForm } from '../../components/RecordForm.tsx'
import {
  type RecordForm as RecordFormState,
  useRecordForm,
} from '../../components/use-record-form.ts'
import { useCompteConnecte } from '../../lib/session.ts'
import { useEcranOuvert } from '../../shell/ecrans.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const FormulaireNumero = () => {
  const router = useRouter()
  const record: RecordFormState<{ numero: string }> = useRecordForm({
    defaultValues: { numero: '' },
    operation: 'coproprieteExiste',
    toArgs: ({ numero }) => ({ params: { immat: numero } }),
    fieldOf: (champ) => (champ === 'immat' ? 'numero' : champ),
    check: ({ numero }) => {
      const message = controlerNumeroSaisi(numero, normaliserNumero(numero))
      return { erreurs: message === null ? [] : [{ champ: 'numero', code: 'format', message }] }
    },
    submit: async ({ params: { immat } }): Promise<void> => {
      const chaine = await controlerChaine(normaliserNumero(immat) ?? immat)
      if (chaine.echec !== null)
        return record.form.setError('numero', { type: chaine.echec, message: chaine.message })
      await router.navigate({
        to: '/rattacher-une-copropriete/edit',
        search: { numero: chaine.copropriete.numero },
      })
    },
  })
  return (
    <RecordForm record={record} submitLabel="Continuer">
      <FormText
        name="numero"
        label="Numéro d’immatriculation de la copropriété"
        hint="Deux lettres et sept chiffres, avec ou sans tirets. Exemple : AA1-234-567"
        required
        inputProps={{ autoComplete: 'off', spellCheck: false }}
      />
    </RecordForm>
  )
}

const Demander = () => {
  const { profil } = useCompteConnecte()
  return (
    <>
      <p>
        Déclarez votre mandat sur une copropriété déjà immatriculée. Le numéro figure sur
        l’attestation d’immatriculation et dans les actes de vente.
      </p>
      <FormulaireNumero />
      <p>
        <InternalLink className="fr-link" href="/immatriculer-copropriete">
          Vous n’avez pas le numéro ? Cherchez la copropriété par son adresse
        </InternalLink>
      </p>
      <p>
        <InternalLink className="fr-link" href="/rattacher-une-copropriete/classeur">
          Se rattacher à plusieurs copropriétés, par un classeur
        </InternalLink>
      </p>
      {peutDemanderReprise({ profil, emprunte: false }) && (
        <p>
          <InternalLink className="fr-link" href="/rattacher-une-copropriete/reprise">
            Votre cabinet a fusionné, ou en a racheté un autre ? Reprenez tout son portefeuille
          </InternalLink>
        </p>
      )}
    </>
  )
}

const Page = () => {
  const { data } = useSuspenseQuery(mesRattachementsQuery)
  const ouvre = useEcranOuvert()
  return (
    <>
      <h1 tabIndex={-1}>Se rattacher à une copropriété</h1>
      <div className="rc-page-courte">
        {ouvre('/rattacher-une-copropriete/edit') ? (
          <Demander />
        ) : (
          <p>Un rattachement ne se demande pas à la place d’un télédéclarant : lui seul le peut.</p>
        )}
      </div>
      <Section title="Demandes à l’examen">
        <TableRattachements
          rattachements={parUrgence(aLExamen(data))}
          caption="Demandes de rattachement à l’examen"
        />
      </Section>
      <Refus rattachements={data} />
    </>
  )
}

export const Route = createFileRoute('/rattacher-une-copropriete/')({
  staticData: { titre: 'Se rattacher à une copropriété', autorites: ['RATTACHER_COPROPRIETE'] },
  loader: ({ context: { queryClient } }) =>
    queryClient.fetchQuery({ ...mesRattachementsQuery, staleTime: 0 }),
  component: Page,
})
