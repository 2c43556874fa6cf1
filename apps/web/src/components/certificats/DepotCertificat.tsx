import { deNom } from '@registre/domain'
import { FileDrop } from '@registre/ui'
import { useState } from 'react'
import { isApiError, useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { FICHIER_CERTIFICAT, LABELS_RANG, refusClePrivee } from './certificats.ts'

interface Props {
  idTeledeclarant: number
  /** Null: the office itself. */
  idUtilisateur: number | null
  rang: number
  /** Whose certificate it is, for screen readers, when several are on screen. */
  de?: string
}

/**
 * Sends one certificate (PEM, the public key alone). A private key is refused before it leaves the
 * computer.
 */
export const DepotCertificat = ({ idTeledeclarant, idUtilisateur, rang, de }: Props) => {
  const deposer = useCommand('deposerCertificat', {
    business: true,
    invalidates: ['listerCertificats'],
  })
  const [refus, setRefus] = useState('')
  const envoyer = async (file: File): Promise<void> => {
    setRefus('')
    const prive = await refusClePrivee(file)
    if (prive !== null) return setRefus(prive)
    try {
      await deposer.mutateAsync({
        body: { file, idTeledeclarant, idUtilisateur: idUtilisateur ?? 0, rang },
      })
      notify('success', 'Le certificat est rattaché.')
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefus(error.message)
    }
  }
  return (
    <FileDrop
      name={`certificat-${idUtilisateur ?? 'etude'}-${rang}`}
      label={`${LABELS_RANG[rang] ?? 'Certificat'}${de ? ` ${deNom(de)}` : ''}`}
      hint="Fichier .pem, clé publique seule, du certificat que votre navigateur présente. Un certificat déjà rattaché à cette place est remplacé."
      kind={FICHIER_CERTIFICAT}
      error={refus}
      progress={deposer.isPending ? 'unknown' : null}
      onFile={(file) => void envoyer(file)}
      onRefused={setRefus}
    />
  )
}
