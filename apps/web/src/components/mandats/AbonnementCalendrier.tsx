import { ConfirmDialog, FieldText, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useCommand } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'

const OPTIONS = { invalidates: ['lireAbonnementCalendrier'] } as const

/**
 * The private address that a person's own calendar reads: shown once, replaced or closed at will.
 */
export const AbonnementCalendrier = () => {
  const { data } = useQuery(queryOf('lireAbonnementCalendrier')({}, { silent: true }))
  const ouvrir = useCommand('ouvrirAbonnementCalendrier', OPTIONS)
  const fermer = useCommand('fermerAbonnementCalendrier', OPTIONS)
  const [adresse, setAdresse] = useState('')
  const [question, setQuestion] = useState<'remplacer' | 'fermer' | null>(null)
  const creer = async (): Promise<void> => {
    const { chemin } = await ouvrir.mutateAsync({ body: {} })
    setAdresse(new URL(chemin, location.origin).href)
    setQuestion(null)
    notify('success', 'L’adresse de votre calendrier est prête.')
  }
  const cloturer = async (): Promise<void> => {
    await fermer.mutateAsync()
    setAdresse('')
    setQuestion(null)
    notify('success', 'L’adresse de votre calendrier est fermée.')
  }
  const copier = async (): Promise<void> => {
    await navigator.clipboard.writeText(adresse)
    notify('success', 'L’adresse est copiée.')
  }
  return (
    <Section title="Dans votre agenda">
      <p>
        Une adresse privée (iCalendar) montre les fins de vos mandats et vos mises à jour annuelles
        dans votre propre agenda, avec un rappel à 60 et à 30 jours. Qui connaît cette adresse peut
        lire ces échéances : ne la communiquez pas.
      </p>
      {data?.actif && (
        <p>
          Adresse créée le {formatInstant(data.creeLe)}.{' '}
          {data.luLe
            ? `Dernière lecture par un agenda : le ${formatInstant(data.luLe)}.`
            : 'Aucun agenda ne l’a encore lue.'}
        </p>
      )}
      {adresse !== '' && (
        <>
          <FieldText
            name="adresse-calendrier"
            label="Adresse privée de votre calendrier"
            hint="Elle n’est montrée que cette fois. Dans votre agenda, choisissez « s’abonner à un calendrier » ou « ajouter depuis une URL »."
            inputProps={{
              value: adresse,
              readOnly: true,
              onFocus: (event) => event.target.select(),
            }}
          />
          <button
            type="button"
            className="fr-btn fr-btn--secondary fr-btn--sm fr-mb-2w"
            onClick={() =>
              void copier().catch(() =>
                notify(
                  'error',
                  'L’adresse n’a pas pu être copiée : sélectionnez-la dans le champ.',
                ),
              )
            }
          >
            Copier l’adresse
          </button>
        </>
      )}
      <div className="rc-actions">
        <button
          type="button"
          className="fr-btn fr-btn--secondary"
          disabled={data === undefined || ouvrir.isPending}
          onClick={() =>
            data?.actif ? setQuestion('remplacer') : void creer().catch(() => undefined)
          }
        >
          {data?.actif ? 'Créer une nouvelle adresse' : 'Créer mon adresse de calendrier'}
        </button>
        {data?.actif && (
          <button
            type="button"
            className="fr-btn fr-btn--tertiary"
            onClick={() => setQuestion('fermer')}
          >
            Fermer l’adresse
          </button>
        )}
      </div>
      <ConfirmDialog
        open={question !== null}
        title={
          question === 'fermer'
            ? 'Fermer l’adresse du calendrier ?'
            : 'Remplacer l’adresse du calendrier ?'
        }
        confirmLabel={question === 'fermer' ? 'Fermer l’adresse' : 'Créer une nouvelle adresse'}
        busy={ouvrir.isPending || fermer.isPending}
        onConfirm={() => void (question === 'fermer' ? cloturer() : creer()).catch(() => undefined)}
        onCancel={() => setQuestion(null)}
      >
        <p>Les agendas qui lisent l’adresse actuelle ne recevront plus rien.</p>
      </ConfirmDialog>
    </Section>
  )
}
