import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
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
  const driver = new S3Driver({
    endpoint,
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores that only look like S3: bucket in the path, no access lists, no trailing checksums.
    forcePathStyle: true,
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000 },
  })
  return onDisk(new Disk(driver), parFichier(reception))
}
