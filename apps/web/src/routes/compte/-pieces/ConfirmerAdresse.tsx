import { Button, Alert } from '@registre/ui'
import { useCommand } from '../../../lib/api/index.ts'
import { formatJour } from '../../../lib/format.ts'
import { notify } from '../../../lib/notifications.ts'
import { type Compte, setCompte } from '../../../lib/session.ts'

/** Mails come back from this address: another one is typed below, or this one answers. */
export const ConfirmerAdresse = ({ compte }: { compte: Compte }) => {
  const enregistrer = useCommand('enregistrerCompte')
  if (compte.courrielRevenuLe === null || compte.loginAs) return null
  const { nom, prenom, email, telephone, version } = compte
  const civilite = (['MME', 'M'] as const).find((c) => c === compte.civilite) ?? ''
  const demander = async () => {
    const lu = await enregistrer.mutateAsync({
      body: { civilite, nom, prenom, email, telephone, version, confirmerAdresse: true },
    })
    setCompte(lu)
    notify('success', `Un courriel est envoyé à ${email} : ouvrez son lien.`)
  }
  return (
    <Alert severity="warning" title="Nos courriels ne vous parviennent plus" className="fr-mb-3w">
      <p>
        Un courriel envoyé à {email} nous est revenu le {formatJour(compte.courrielRevenuLe)}.
        Corrigez l’adresse ci-dessous. Si elle est exacte, faites débloquer votre messagerie, puis
        vérifiez qu’elle répond.
      </p>
      {compte.allowedToEdit && (
        <Button
          kind="secondary"
          small
          disabled={enregistrer.isPending}
          onClick={() => void demander().catch(() => undefined)}
        >
          Mon adresse est exacte : m’envoyer un courriel
        </Button>
      )}
    </Alert>
  )
}
