import { Tabs as DsfrTabs } from '@codegouvfr/react-dsfr/Tabs'
import type { ReactNode } from 'react'

/** Panels of one screen, one shown at a time. `label` names the group for screen readers. */
export const Tabs = ({
  label,
  tabs,
}: {
  label: string
  tabs: readonly { label: string; content: ReactNode; isDefault?: boolean }[]
}) => <DsfrTabs label={label} tabs={[...tabs]} />
