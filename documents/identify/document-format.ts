/** What a file's bytes are, whatever its name says. `office-encrypted` hides which of the three it is. */
export type DocumentFormat =
  | OfficeFormat
  | OpenDocumentFormat
  | FlatFormat
  | 'doc'
  | 'xls'
  | 'ppt'
  | 'office-encrypted'
  | 'rtf'
  | 'pdf'
  | 'png'
  | 'jpg'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'tiff'
  | 'svg'
  | 'mp4'
  | 'mp3'
  | 'wav'
  | 'csv'
  | 'txt'
  | 'json'
  | 'xml'
  | 'html'
  | 'zip'
  | 'rar'
  | '7z'
  | 'gzip'
  | 'ole2'
  | 'empty'
  | 'unknown';

/** Office Open XML in every variant, the binary xlsb among them. */
export type OfficeFormat =
  | 'docx'
  | 'docm'
  | 'dotx'
  | 'dotm'
  | 'xlsx'
  | 'xlsm'
  | 'xltx'
  | 'xltm'
  | 'xlsb'
  | 'xlam'
  | 'pptx'
  | 'pptm'
  | 'potx'
  | 'potm'
  | 'ppsx'
  | 'ppsm';

export type OpenDocumentFormat = 'odt' | 'ott' | 'ods' | 'ots' | 'odp' | 'otp' | 'odg';

/** Documents that are one XML file: flat OpenDocument, and what Office 2003 wrote. */
export type FlatFormat = 'fodt' | 'fods' | 'fodp' | 'word-xml' | 'excel-xml';

/** The three applications whose documents Plumbline is about. */
export type OfficeApp = 'word' | 'excel' | 'powerpoint';
