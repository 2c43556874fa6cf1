import { Button, Section } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, queryOf, useCommand } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { BoutonConfirme, Confirmation } from '../Confirmation.tsx'
import { AjouterApplication } from './AjouterApplication.tsx'
import { AjouterCle } from './AjouterCle.tsx'

interface Props {
  /** New recovery codes, to be shown once; none when the account already had some. */
  onChange: (codes: readonly string[]) => void
}
const RELUS = { invalidates: ['lireFacteurs', 'listerMesSessions'] } as const

/** What is asked before a way in is removed, and said once it is. */
const retrait = (nom: string, onChange: Props['onChange']) => ({
  ...RELUS,
  titre: `Retirer « ${nom} » ?`,
  confirmer: 'Retirer',
  children: (
    <p>Vous ne pourrez plus vous connecter par ce moyen. Vos autres sessions seront fermées.</p>
  ),
  onFait: () => {
    notify('success', `${nom} : c’est retiré.`)
    onChange([])
  },
})

type Cle = Answer<'lireFacteurs'>['cles'][number]
const Cles = ({ cles, onChange }: Props & { cles: readonly Cle[] }) => {
  const [aRetirer, setARetirer] = useState<Cle | null>(null)
  return (
    <Section title="Clés d’accès">
      <p>
        Une clé d’accès vous connecte avec votre empreinte, votre visage ou le code de votre
        appareil, sans mot de passe. Elle ne peut pas être volée par un faux site.
      </p>
      <ul className="fr-raw-list rc-cartes">
        {cles.map((cle) => (
          <li key={cle.id} className="rc-carte">
            <p className="fr-text--bold fr-mb-0">{cle.nom}</p>
            <p className="fr-text--sm fr-mb-1w">
              Ajoutée le {formatInstant(cle.creeLe)}
              {cle.vueLe ? `, utilisée le ${formatInstant(cle.vueLe)}` : ''}.
            </p>
            <Button kind="secondary" small onClick={() => setARetirer(cle)}>
              Retirer<span className="fr-sr-only"> la clé {cle.nom}</span>
            </Button>
          </li>
        ))}
      </ul>
      <AjouterCle onFait={onChange} />
      <Confirmation
        {...retrait(aRetirer?.nom ?? '', onChange)}
        operation="retirerCle"
        args={aRetirer && { params: { id: Number(aRetirer.id) } }}
        onFermer={() => setARetirer(null)}
      />
    </Section>
  )
}

/** The second factors of one's account: passkeys, application, recovery codes. */
export const Facteurs = ({ onChange }: Props) => {
  const { data } = useSuspenseQuery(queryOf('lireFacteurs')({}))
  const secours = useCommand('renouvelerCodesSecours', RELUS)
  const muni = data.code || data.cles.length > 0
  return (
    <>
      <Cles cles={data.cles} onChange={onChange} />
      <Section title="Application d’authentification">
        <p>
          Une application de votre téléphone affiche un code à six chiffres toutes les 30 secondes.
        </p>
        {data.code ? (
          <>
            <p>
              <span className="fr-badge fr-badge--success">En service</span>
            </p>
            <BoutonConfirme
              {...retrait('Application d’authentification', onChange)}
              bouton="Retirer l’application"
              operation="retirerCode"
              args={{}}
            />
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
          <Button
            kind="secondary"
            disabled={secours.isPending}
            onClick={() =>
              secours.mutate(undefined, { onSuccess: ({ codesSecours }) => onChange(codesSecours) })
            }
          >
            Remplacer mes codes de secours
          </Button>
        </Section>
      )}
    </>
  )
}
