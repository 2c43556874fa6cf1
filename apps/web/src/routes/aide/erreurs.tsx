import { ERRORS } from '@registre/domain'
import { DataTable } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { InternalLink } from '../../shell/InternalLink.tsx'

const LIGNES = Object.entries(ERRORS).map(([code, { status, message }]) => ({
  code,
  status,
  message,
}))

const Page = () => {
  // A refusal names its own line (`type` of the problem): the page opens there.
  useEffect(
    () => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(),
    [],
  )
  return (
    <>
      <h1 tabIndex={-1}>Codes d’erreur</h1>
      <p>
        Tout refus du registre porte l’un de ces codes. Ceux des règles d’une déclaration sont à
        part : <InternalLink href="/aide/regles">Règles de saisie</InternalLink>.
      </p>
      <DataTable
        caption="Codes d’erreur, par statut HTTP"
        captionHidden
        columns={[
          {
            key: 'code',
            header: 'Code',
            render: (l) => <code id={l.code}>{l.code}</code>,
            rowHeader: true,
          },
          { key: 'status', header: 'Statut HTTP', render: (l) => l.status, align: 'right' },
          { key: 'message', header: 'Phrase', render: (l) => l.message },
        ]}
        rows={LIGNES.toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code))}
        rowKey={(l) => l.code}
      />
    </>
  )
}

export const Route = createFileRoute('/aide/erreurs')({
  staticData: { titre: 'Codes d’erreur', rendu: true, fil: [{ label: 'Aide', href: '/aide' }] },
  component: Page,
})
