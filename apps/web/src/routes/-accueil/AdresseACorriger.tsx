import { Alert } from '@registre/ui'
import { formatJour } from '../../lib/format.ts'
import type { Compte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

/** Mails to this person come back: until its address is another, or has answered. */
export const AdresseACorriger = ({ compte }: { compte: Compte }) =>
  compte.courrielRevenuLe === null || compte.loginAs ? null : (
    <Alert severity="warning" title="Nos courriels ne vous parviennent plus" className="fr-my-2w">
      <p>
        Un courriel envoyé à {compte.email} nous est revenu le {formatJour(compte.courrielRevenuLe)}{' '}
        : vous pourriez manquer une échéance.{' '}
        <InternalLink className="fr-link" href="/compte/moncompte">
          Corriger ou confirmer mon adresse dans « Mon compte »
        </InternalLink>
      </p>
    </Alert>
  )
