import { ConfirmDialog, Section } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useCommand } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { AjouterApplication } from './AjouterApplication.tsx'
import { AjouterCle } from './AjouterCle.tsx'

interface Props {
  /** New recovery codes, to be shown once; none when the account already had some. */
  onChange: (codes: readonly string[]) => void
}
const RELUS = { invalidates: ['lireFacteurs', 'listerMesSessions'] } as const

/** What is about to be removed: a passkey, or the application. */
interface ARetirer {
  nom: string
  id: number | null
}

const useRetrait = (onChange: Props['onChange']) => {
  const [choisi, choisir] = useState<ARetirer | null>(null)
  const cle = useCommand('retirerCle', RELUS)
  const code = useCommand('retirerCode', RELUS)
  const apres = {
    onSuccess: () => {
      notify('success', `${choisi?.nom ?? ''} : c’est retiré.`)
      onChange([])
    },
    onSettled: () => choisir(null),
  }
  return {
    choisi,
    choisir,
    busy: cle.isPending || code.isPending,
    retirer: () =>
      choisi?.id == null
        ? code.mutate(undefined, apres)
        : cle.mutate({ params: { id: choisi.id } }, apres),
  }
}

/** The second factors of one's account: passkeys, application, recovery codes. */
export const Facteurs = ({ onChange }: Props) => {
  const { data } = useSuspenseQuery(queryOf('lireFacteurs')({}))
  const { choisi, choisir, busy, retirer } = useRetrait(onChange)
  const secours = useCommand('renouvelerCodesSecours', RELUS)
  const muni = data.code || data.cles.length > 0
  return (
    <>
      <Section title="Clés d’accès">
        <p>
          Une clé d’accès vous connecte avec votre empreinte, votre visage ou le code de votre
          appareil, sans mot de passe. Elle ne peut pas être volée par un faux site.
        </p>
        <ul className="fr-raw-list rc-cartes">
          {data.cles.map((cle) => (
            <li key={cle.id} className="rc-carte">
              <p className="fr-text--bold fr-mb-0">{cle.nom}</p>
              <p className="fr-text--sm fr-mb-1w">
                Ajoutée le {formatInstant(cle.creeLe)}
                {cle.vueLe ? `, utilisée le ${formatInstant(cle.vueLe)}` : ''}.
              </p>
              <button
                type="button"
                className="fr-btn fr-btn--sm fr-btn--secondary"
                onClick={() => choisir({ nom: cle.nom, id: Number(cle.id) })}
              >
                Retirer<span className="fr-sr-only"> la clé {cle.nom}</span>
              </button>
            </li>
          ))}
        </ul>
        <AjouterCle onFait={onChange} />
      </Section>
      <Section title="Application d’authentification">
        <p>
          Une application de votre téléphone affiche un code à six chiffres toutes les 30 secondes.
        </p>
        {data.code ? (
          <>
            <p>
              <span className="fr-badge fr-badge--success">En service</span>
            </p>
            <button
              type="button"
              className="fr-btn fr-btn--secondary"
              onClick={() => choisir({ nom: 'Application d’authentification', id: null })}
            >
              Retirer l’application
            </button>
          </>
        ) : (
          <AjouterApplication onFait={onChange} />
        )}
      </Section>
      {muni && (
        <Section title="Codes de secours">
          <p>
            Il vous en reste {data.codesSecours}. De nouveaux codes remplacent les anciens, qui ne
            servent plus.
          </p>
          <button
            type="button"
            className="fr-btn fr-btn--secondary"
            disabled={secours.isPending}
            onClick={() =>
              secours.mutate(undefined, { onSuccess: ({ codesSecours }) => onChange(codesSecours) })
            }
          >
            Remplacer mes codes de secours
          </button>
        </Section>
      )}
      <ConfirmDialog
        open={choisi !== null}
        title={`Retirer « ${choisi?.nom ?? ''} » ?`}
        confirmLabel="Retirer"
        busy={busy}
        onConfirm={retirer}
        onCancel={() => choisir(null)}
      >
        <p>Vous ne pourrez plus vous connecter par ce moyen. Vos autres sessions seront fermées.</p>
      </ConfirmDialog>
    </>
  )
}
