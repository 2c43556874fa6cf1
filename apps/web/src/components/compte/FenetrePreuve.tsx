import { champRequis } from '@registre/domain'
import { Button, Dialog } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOf, isApiError, queryOf, useCommand } from '../../lib/api/index.ts'
import { abandonnee, presenterCle } from '../../lib/cle-acces.ts'
import { useCompte } from '../../lib/session.ts'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormText } from '../form-fields.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { CodeDemo } from './CodeDemo.tsx'

const TITRE = 'Confirmez que c’est vous'
const POURQUOI =
  'Cette action est sensible. Elle sera faite dès que vous aurez confirmé, sans rien saisir de nouveau.'

interface Props {
  onFin: (prouvee: boolean) => void
}

const CHAMPS = {
  motDePasse: {
    label: 'Votre mot de passe',
    inputProps: { type: 'password', autoComplete: 'current-password', 'data-debut': true },
  },
  code: {
    label: 'Code à six chiffres',
    hint: 'Celui de votre application d’authentification, ou l’un de vos codes de secours',
    inputProps: { autoComplete: 'one-time-code', 'data-debut': true },
  },
} as const

const ParSaisie = ({ champ, cle, onFin }: Props & { champ: keyof typeof CHAMPS; cle: boolean }) => {
  const prouver = useCommand('prouver', { business: true })
  const compte = useCompte()
  const record = useRecordForm({
    defaultValues: { motDePasse: '', code: '' },
    operation: 'prouver',
    toArgs: (saisie) => ({ body: { [champ]: saisie[champ] } }),
    check: (saisie) => ({ erreurs: champRequis(champ, saisie[champ]) }),
    submit: async (args) => {
      await prouver.mutateAsync(args)
      onFin(true)
    },
  })
  return (
    <FenetreFormulaire
      titre={TITRE}
      confirmer="Confirmer"
      record={record}
      onFermer={() => onFin(false)}
    >
      <p>{POURQUOI}</p>
      <FormText name={champ} required {...CHAMPS[champ]} />
      {champ === 'code' && compte && (
        <CodeDemo login={compte.login} onChoose={(code) => record.form.setValue('code', code)} />
      )}
      {cle && <Cle onFin={onFin} />}
    </FenetreFormulaire>
  )
}

/** A passkey, beside the code or instead of it. */
const Cle = ({ onFin }: Props) => {
  const prouver = useCommand('prouver')
  const presenter = async (): Promise<void> => {
    try {
      await prouver.mutateAsync({ body: { presentation: await presenterCle() } })
      onFin(true)
    } catch (error) {
      if (!abandonnee(error) && !isApiError(error)) throw error
    }
  }
  return (
    <Button
      kind="secondary"
      className="fr-mb-2w"
      disabled={prouver.isPending}
      onClick={() => void presenter()}
    >
      Utiliser une clé d’accès
    </Button>
  )
}

const ParCle = ({ onFin }: Props) => (
  <Dialog open title={TITRE} onClose={() => onFin(false)} actions={<Cle onFin={onFin} />}>
    <p>{POURQUOI}</p>
  </Dialog>
)

const ParCertificat = ({ onFin }: Props) => {
  const prouver = useCommand('prouver')
  return (
    <Dialog
      open
      title={TITRE}
      onClose={() => onFin(false)}
      actions={
        <Button
          disabled={prouver.isPending}
          onClick={() => prouver.mutate({ body: {} }, { onSuccess: () => onFin(true) })}
        >
          Présenter mon certificat
        </Button>
      }
    >
      <p>{POURQUOI}</p>
    </Dialog>
  )
}

/** The provider asks in a tab of its own: what is typed here stays as it is. */
const ParFournisseur = ({ onFin, adresse }: Props & { adresse: string }) => {
  const [manque, setManque] = useState(false)
  const continuer = async (): Promise<void> => {
    const { fraiche } = await callOf('lirePreuve', undefined)
    setManque(!fraiche)
    if (fraiche) onFin(true)
  }
  return (
    <Dialog
      open
      title={TITRE}
      onClose={() => onFin(false)}
      actions={
        <>
          <a
            className="fr-btn"
            href={`${adresse}?${new URLSearchParams({ renouveler: 'true', retour: '/compte/preuve' })}`}
            target="_blank"
            rel="noopener"
            title="S’identifier de nouveau - nouvelle fenêtre"
          >
            S’identifier de nouveau
          </a>
          <Button kind="secondary" onClick={() => void continuer()}>
            Continuer
          </Button>
        </>
      }
    >
      <p>{POURQUOI}</p>
      <p>
        Identifiez-vous dans l’onglet qui s’ouvre, puis revenez ici et choisissez « Continuer ».
      </p>
      <p role="alert" className="fr-error-text">
        {manque && 'Vous ne vous êtes pas encore identifié de nouveau.'}
      </p>
    </Dialog>
  )
}

/** Asks the signed-in person to prove who they are, by a way that their account has. */
export const FenetrePreuve = ({ onFin }: Props) => {
  const { data } = useQuery({ ...queryOf('lirePreuve')({}), staleTime: 0, gcTime: 0 })
  if (!data) return null
  if (data.moyens.includes('fournisseur'))
    return <ParFournisseur adresse={data.fournisseur} onFin={onFin} />
  const cle = data.moyens.includes('cle-acces')
  if (data.moyens.includes('code')) return <ParSaisie champ="code" cle={cle} onFin={onFin} />
  if (cle) return <ParCle onFin={onFin} />
  return data.moyens.includes('mot-de-passe') ? (
    <ParSaisie champ="motDePasse" cle={false} onFin={onFin} />
  ) : (
    <ParCertificat onFin={onFin} />
  )
}
