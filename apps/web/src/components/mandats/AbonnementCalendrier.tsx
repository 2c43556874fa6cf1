import { Button, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, queryOf, useCommand } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { ValeurMontree } from '../ValeurMontree.tsx'
import { BoutonConfirme } from '../Confirmation.tsx'

const RELUS = { invalidates: ['lireAbonnementCalendrier'] } as const
const PERDUE = <p>Les agendas qui lisent l’adresse actuelle ne recevront plus rien.</p>

/**
 * The private address that a person's own calendar reads: shown once, replaced or closed at will.
 */
export const AbonnementCalendrier = () => {
  const { data } = useQuery(queryOf('lireAbonnementCalendrier')({}, { silent: true }))
  const ouvrir = useCommand('ouvrirAbonnementCalendrier', RELUS)
  const [adresse, setAdresse] = useState('')
  const montrer = ({ chemin }: Answer<'ouvrirAbonnementCalendrier'>): void => {
    setAdresse(new URL(chemin, location.origin).href)
    notify('success', 'L’adresse de votre calendrier est prête.')
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
        <ValeurMontree
          nom="adresse-calendrier"
          label="Adresse privée de votre calendrier"
          hint="Elle n’est montrée que cette fois. Dans votre agenda, choisissez « s’abonner à un calendrier » ou « ajouter depuis une URL »."
          valeur={adresse}
          quoi="l’adresse"
          fait="L’adresse est copiée."
        />
      )}
      <div className="rc-actions">
        {data?.actif ? (
          <>
            <BoutonConfirme
              {...RELUS}
              bouton="Créer une nouvelle adresse"
              titre="Remplacer l’adresse du calendrier ?"
              confirmer="Créer une nouvelle adresse"
              operation="ouvrirAbonnementCalendrier"
              args={{ body: {} }}
              onFait={montrer}
            >
              {PERDUE}
            </BoutonConfirme>
            <BoutonConfirme
              {...RELUS}
              bouton="Fermer l’adresse"
              classe="fr-btn--tertiary"
              titre="Fermer l’adresse du calendrier ?"
              confirmer="Fermer l’adresse"
              operation="fermerAbonnementCalendrier"
              args={{}}
              onFait={() => {
                setAdresse('')
                notify('success', 'L’adresse de votre calendrier est fermée.')
              }}
            >
              {PERDUE}
            </BoutonConfirme>
          </>
        ) : (
          <Button
            kind="secondary"
            disabled={data === undefined || ouvrir.isPending}
            onClick={() => ouvrir.mutate({ body: {} }, { onSuccess: montrer })}
          >
            Créer mon adresse de calendrier
          </Button>
        )}
      </div>
    </Section>
  )
}
