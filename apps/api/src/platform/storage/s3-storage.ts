import { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { bornerS3, SILENCE_S3_MS } from '../sortie/sortie-s3.ts'
import { parFichier, onDisk } from './disk-storage.ts'
import type { Storage } from './storage.ts'

export interface ConfigurationS3 {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Folder where a stream waits until its length is known. */
  reception: string
}

/** Files in a bucket of an S3-compatible store. */
export function storageS3({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  reception,
}: ConfigurationS3): Storage {
  // Stores that only look like S3: bucket in the path, no access lists, no trailing checksums.
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // Without the last word, the library only warns of a store that does not answer.
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: SILENCE_S3_MS,
      socketTimeout: SILENCE_S3_MS,
      throwOnRequestTimeout: true,
    },
  })
  bornerS3(client)
  const driver = new S3Driver({ client, bucket, supportsACL: false, visibility: 'private' })
  return onDisk(new Disk(driver), parFichier(reception), async (cle, { debut, fin }) => {
    const { Body: corps } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: cle, Range: `bytes=${debut}-${fin}` }),
    )
    if (!(corps instanceof Readable)) throw new Error('the object store gave no stream')
    return corps
  })
}
