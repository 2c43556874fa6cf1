import { Button } from '@registre/ui'
import { useState } from 'react'
import { isApiError, useCommand } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

interface Textes {
  titre: string
  question: string
  bouton: string
  fait: string
  /** Where one goes on from here. */
  suite: { label: string; href: string }
}

/**
 * A page opened by the key of a mail: nothing happens before the press (mail filters open links by
 * themselves).
 */
export const ParCle = ({
  operation,
  cle,
  textes,
}: {
  operation: 'confirmerAbonnement' | 'seDesabonnerNewsletter'
  cle: string
  textes: Textes
}) => {
  const commande = useCommand(operation, { business: true })
  const [refus, setRefus] = useState(
    cle === '' ? 'Ce lien est incomplet : ouvrez-le de nouveau depuis le courriel.' : '',
  )
  usePageTitle({ titre: textes.titre })
  const agir = async (): Promise<void> => {
    try {
      await commande.mutateAsync({ body: { cle } })
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefus(error.problem.message)
    }
  }
  return (
    <div className="rc-etroite">
      <h1 tabIndex={-1}>{textes.titre}</h1>
      <div role="status">
        {commande.isSuccess && (
          <div className="fr-alert fr-alert--success fr-mb-3w">
            <p>{textes.fait}</p>
          </div>
        )}
        {refus && (
          <div className="fr-alert fr-alert--warning fr-mb-3w">
            <p>{refus}</p>
          </div>
        )}
      </div>
      {!commande.isSuccess && refus === '' && (
        <>
          <p>{textes.question}</p>
          <Button aria-disabled={commande.isPending} onClick={() => void agir()}>
            {textes.bouton}
          </Button>
        </>
      )}
      <p className="fr-mt-3w">
        <InternalLink className="fr-link" href={textes.suite.href}>
          {textes.suite.label}
        </InternalLink>
      </p>
    </div>
  )
}
