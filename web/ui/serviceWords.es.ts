/** Between the last two of what a sentence lists. */
export const OR = ' o ';

/**
 * What the rules and the services say, in Spanish: by the English sentence, where `{0}`, `{1}` … stand for what it
 * names. The sentences are those of schema/rules; one that is missing here fails a test.
 */
export const SPANISH: Readonly<Record<string, string>> = {
  // Destinations
  'The destination service stopped the stream after its limit of 8 hours.':
    'El servicio de destino detuvo la emisión al llegar a su límite de 8 horas.',
  'The encoder ran for more than 12 hours.': 'El codificador funcionó más de 12 horas.',
  'The encoder sent bad audio or video, or none.':
    'El codificador envió audio o vídeo defectuoso, o no envió nada.',

  // Organisations and sign-in
  'Username is required': 'El nombre de usuario es obligatorio',
  'Password is required': 'La contraseña es obligatoria',
  'Incorrect username or password.': 'El nombre de usuario o la contraseña no son correctos.',
  'Incorrect password.': 'La contraseña no es correcta.',
  'Venues shall not pass!!': 'Las cuentas de sede no pueden entrar aquí.',
  'Please select an organization': 'Elija una organización',
  'A password has at least 10 characters.': 'Una contraseña tiene al menos 10 caracteres.',
  'A password has at most 128 characters.': 'Una contraseña tiene como máximo 128 caracteres.',
  'An email address has at most 70 characters.':
    'Una dirección de correo electrónico tiene como máximo 70 caracteres.',
  'The reset link is incomplete. Please open it again from the email.':
    'El enlace está incompleto. Ábralo de nuevo desde el correo electrónico.',
  'Email is required': 'El correo electrónico es obligatorio',
  'Enter a valid email address, for example name@example.com.':
    'Escriba una dirección de correo válida, por ejemplo nombre@example.com.',
  'Full name is required': 'El nombre completo es obligatorio',
  'A full name has at least 2 characters.': 'Un nombre completo tiene al menos 2 caracteres.',
  'A full name has at most 50 characters.': 'Un nombre completo tiene como máximo 50 caracteres.',
  'At most 128 characters fit here.': 'Aquí caben como máximo 128 caracteres.',

  // Names
  'A name is required.': 'El nombre es obligatorio.',
  'A name has at most 128 characters.': 'Un nombre tiene como máximo 128 caracteres.',
  'A name has at most {0} characters; this one has {1}.':
    'Un nombre tiene como máximo {0} caracteres; este tiene {1}.',
  'A name has only letters, numbers, spaces, underscores and dashes; it is “{0}”.':
    'Un nombre solo tiene letras, números, espacios, guiones y guiones bajos; es «{0}».',

  // Encoders
  'An activation code is required.': 'El código de activación es obligatorio.',
  'An activation code is four letters or digits, a dash and four more, such as ab12-cd34.':
    'Un código de activación son cuatro letras o cifras, un guion y otras cuatro, por ejemplo ab12-cd34.',
  'Activation Code not found or is invalid.': 'El código de activación no existe o no es válido.',
  'An encoder name is required.': 'El nombre del codificador es obligatorio.',
  'An encoder name has at most 128 characters.':
    'El nombre de un codificador tiene como máximo 128 caracteres.',
  'An encoder preset is required for the advanced configuration.':
    'La configuración avanzada necesita un perfil de codificador.',
  'There is no such encoder preset.': 'Ese perfil de codificador no existe.',
  'There is no such encoder channel.': 'Ese canal de codificador no existe.',
  'An organization must be selected.': 'Hay que elegir una organización.',
  'There is no such organization.': 'Esa organización no existe.',
  'The encoder already belongs to this organization.': 'El codificador ya pertenece a esta organización.',
  'A software encoder cannot be moved. Unregister it, then register it with the other organization.':
    'Un codificador de software no se puede mover. Anule su registro y regístrelo en la otra organización.',
  'A NIC display name is required.': 'El nombre de la tarjeta de red es obligatorio.',
  'A NIC display name has at most 128 characters.':
    'El nombre de la tarjeta de red tiene como máximo 128 caracteres.',
  'An IPv4 address is required while DHCP is off.': 'Sin DHCP hace falta una dirección IPv4.',
  'An IPv4 gateway is required while DHCP is off.': 'Sin DHCP hace falta una puerta de enlace IPv4.',
  'IPv4 DNS 1 is required while DHCP is off.': 'Sin DHCP hace falta el DNS 1 de IPv4.',
  'A time is two digits, a colon and two digits, from 00:00 to 23:59.':
    'Una hora son dos cifras, dos puntos y dos cifras, de 00:00 a 23:59.',
  'Somebody else has changed this encoder meanwhile. Your input is kept: look at their changes, then save again.':
    'Otra persona ha cambiado este codificador mientras tanto. Lo que ha escrito se conserva: mire sus cambios y guarde de nuevo.',

  // Logs
  'Choose the time at which the logs begin.': 'Elija cuándo empiezan los registros.',
  'Choose the time at which the logs end.': 'Elija cuándo terminan los registros.',
  'The end must lie after the start.': 'El final debe ser posterior al principio.',
  'Logs are kept for 7 days, so the window must be 7 days or shorter.':
    'Los registros se guardan 7 días: el intervalo debe ser de 7 días o menos.',

  // Encoder channels, presets and regions
  'Video is kept for {0} to {1} days; the value is {2}.':
    'El vídeo se guarda de {0} a {1} días; el valor es {2}.',
  'How long video is kept is required.': 'Hay que decir cuánto tiempo se guarda el vídeo.',
  'A channel has at most 1000 users and venues.': 'Un canal tiene como máximo 1000 usuarios y sedes.',
  'A user or venue stands in the list only once.': 'Un usuario o una sede está en la lista una sola vez.',
  'There is no such user or venue in this organization.':
    'Esta organización no tiene ese usuario o esa sede.',
  'You may only look at this encoder channel.': 'Este canal de codificador solo lo puede ver.',
  'A codec is {0}; the value is {1}.': 'Un códec es {0}; el valor es {1}.',
  'An input format is {0}; the value is {1}.': 'Un formato de entrada es {0}; el valor es {1}.',
  'An output format is {0}; the value is {1}.': 'Un formato de salida es {0}; el valor es {1}.',
  'A standard is {0}; the value is {1}.': 'Un estándar es {0}; el valor es {1}.',
  'Video channels are {0} to {1}; the value is {2}.':
    'Los canales de vídeo son de {0} a {1}; el valor es {2}.',
  'Audio channels are {0} to {1}; the value is {2}.':
    'Los canales de audio son de {0} a {1}; el valor es {2}.',
  'Channel 2 lags by frames from {0} to {1}; the value is {2}.':
    'El canal 2 se retrasa de {0} a {1} fotogramas; el valor es {2}.',
  'The bitrate per channel is at least {0} kbps and at most {1}; the value is {2}.':
    'La tasa de bits por canal es de {0} kbps como mínimo y {1} como máximo; el valor es {2}.',
  'The version is 1 or 2.': 'La versión es 1 o 2.',
  'AV1 needs a version 2 preset.': 'AV1 necesita un perfil de la versión 2.',
  'Hardware acceleration needs a version 2 preset.':
    'La aceleración por hardware necesita un perfil de la versión 2.',
  'Short segments need a version 2 preset.': 'Los segmentos cortos necesitan un perfil de la versión 2.',
  'There is no such region.': 'Esa región no existe.',
  'This region needs an entitlement. Please choose another one.':
    'Esta región necesita un permiso especial. Elija otra.',

  // Software encoders
  'Your organization already has a software encoder with this name. Please choose a different name.':
    'Su organización ya tiene un codificador de software con este nombre. Elija otro nombre.',
  'No software encoder license is left. Unregister another software encoder, or add licenses to the plan.':
    'No queda ninguna licencia de codificador de software. Anule el registro de otro o añada licencias al plan.',
  'The device id is missing. Please open this page from the encoder’s plugin.':
    'Falta el identificador del dispositivo. Abra esta página desde el complemento del codificador.',
  'Only an Organization Admin can register or unregister software encoders.':
    'Solo un administrador de la organización puede registrar codificadores de software o anular su registro.',
  'An unexpected error occurred while registering the encoder. Please try again.':
    'Ha ocurrido un error inesperado al registrar el codificador. Inténtelo de nuevo.',
  'An unexpected error occurred while unregistering the encoder. Please try again.':
    'Ha ocurrido un error inesperado al anular el registro del codificador. Inténtelo de nuevo.',
  'This device is already registered. Unregister it first.':
    'Este dispositivo ya está registrado. Anule antes su registro.',
  'This device is not registered with your organization.':
    'Este dispositivo no está registrado en su organización.',
  'Encoder name is required': 'El nombre del codificador es obligatorio',
  'Choose OBS or ProPresenter.': 'Elija OBS o ProPresenter.',
  'A device id has at most 128 letters, digits, dots, colons, dashes and underscores.':
    'El identificador de un dispositivo tiene como máximo 128 letras, cifras, puntos, dos puntos, guiones y guiones bajos.',

  // Saved videos and playlists
  'A title is required.': 'El título es obligatorio.',
  'A title has at most 128 characters.': 'Un título tiene como máximo 128 caracteres.',
  'Tags have at most 150 characters together.': 'Las etiquetas tienen en total como máximo 150 caracteres.',
  'A description must not contain < or >.': 'Una descripción no puede contener < ni >.',
  'Playlist is full. The video was not added.': 'La lista está llena. El vídeo no se ha añadido.',
  'A playlist holds at most 250 videos.': 'Una lista tiene como máximo 250 vídeos.',
  'A playlist holds a video only once.': 'Una lista tiene cada vídeo una sola vez.',
  'The order must name each video of the playlist exactly once.':
    'El orden debe nombrar cada vídeo de la lista exactamente una vez.',
  'A tag must not be empty.': 'Una etiqueta no puede estar vacía.',
  'A tag must not contain a comma.': 'Una etiqueta no puede contener una coma.',
  'The air date and time must be a date and a time.': 'La emisión debe ser una fecha y una hora.',
  'Choose whether viewers can see it.': 'Elija si los espectadores pueden verlo.',
  'A planned video needs an air date and time in the future.':
    'Un vídeo programado necesita una fecha y una hora futuras.',
  'A published video must be unpublished before it can be planned.':
    'Un vídeo publicado debe retirarse antes de programarlo.',
  'Somebody else has changed this video since you opened it.':
    'Otra persona ha cambiado este vídeo desde que lo abrió.',
  'Choose a picture.': 'Elija una imagen.',
  'A thumbnail must be a JPG or PNG picture.': 'Una miniatura debe ser una imagen JPG o PNG.',
  'This picture cannot be read.': 'Esta imagen no se puede leer.',
  'Reading the file takes more than 200 MB of memory.': 'Leer el archivo requiere más de 200 MB de memoria.',
  'Reading the file takes longer than 2 s.': 'Leer el archivo tarda más de 2 s.',
  'Reading the file came to no end within 30 s.': 'La lectura del archivo no terminó en 30 s.',
  'Reading the file ended in a crash.': 'La lectura del archivo falló.',
  'A thumbnail has at most 24 megapixels.': 'Una miniatura tiene como máximo 24 megapíxeles.',
  'A video can be deleted once it has finished saving.':
    'Un vídeo se puede eliminar cuando ha terminado de guardarse.',
  'This video cannot be downloaded: there is nothing to play yet.':
    'Este vídeo no se puede descargar: todavía no hay nada que reproducir.',
  'The end must lie behind the start.': 'El final debe estar detrás del principio.',
  'Say after how many days videos are deleted.': 'Diga después de cuántos días se eliminan los vídeos.',
  'Videos can be deleted after 1 to 3650 days.': 'Los vídeos se pueden eliminar después de 1 a 3650 días.',
  'Choose a playlist.': 'Elija una lista.',
  'Choose a video.': 'Elija un vídeo.',
  'Choose either a video or a playlist.': 'Elija o un vídeo o una lista.',

  // Encoder videos and cues
  'Somebody else has renamed this video since you opened it.':
    'Otra persona ha cambiado el nombre de este vídeo desde que lo abrió.',
  'An encoder video can be deleted once it has ended.':
    'Un vídeo de codificador se puede eliminar cuando ha terminado.',
  'A position is required.': 'La posición es obligatoria.',
  'A position is a time from 00:00:00.000 to {0}; it is “{1}”.':
    'Una posición es un tiempo de 00:00:00.000 a {0}; es «{1}».',
  'Choose who sees it.': 'Elija quién la ve.',
  'Your account may only set cues that nobody else sees.':
    'Su cuenta solo puede poner marcas que nadie más ve.',
  'A cue of an encoder event is for you or for the organization.':
    'Una marca de un evento de codificador es para usted o para la organización.',
  'You may change your own cues; cues of others need the right to shared cues.':
    'Puede cambiar sus propias marcas; para las de otros hace falta el permiso de marcas compartidas.',
  'Only the person who set a cue can keep it to themselves.':
    'Solo quien puso una marca puede guardarla para sí.',
  'The start of the video is set by itself and cannot be changed.':
    'El principio del vídeo se pone solo y no se puede cambiar.',
  'A cue belongs to the person who set it.': 'Una marca pertenece a quien la puso.',
  'Cues are not available.': 'Las marcas no están disponibles.',
  'You may not set cues here.': 'Aquí no puede poner marcas.',

  // Decoders
  '1 to 100 encoder videos can be loaded at once; {0} were given.':
    'Se pueden cargar de 1 a 100 vídeos de codificador a la vez; se han indicado {0}.',
  'Choose 1 to 100 venues to load on; {0} were given.':
    'Elija de 1 a 100 sedes en las que cargar; se han indicado {0}.',
  'There is no encoder video “{0}”.': 'No hay ningún vídeo de codificador «{0}».',
  'Nothing has arrived of “{0}”, so there is nothing to load.':
    'No ha llegado nada de «{0}», así que no hay nada que cargar.',
  'There is no such venue.': 'Esa sede no existe.',
  'No decoder is logged in to this venue.': 'Ningún decodificador tiene la sesión iniciada en esta sede.',
  'Encoder channels that this venue may not see: {0}.':
    'Canales de codificador que esta sede no puede ver: {0}.',

  // Player profiles
  'A call to action needs a text.': 'Una llamada a la acción necesita un texto.',
  'A call to action has at most 12 characters.': 'Una llamada a la acción tiene como máximo 12 caracteres.',
  'A call to action needs an address.': 'Una llamada a la acción necesita una dirección.',
  'The address must be valid and begin with http:// or https://.':
    'La dirección debe ser válida y empezar por http:// o https://.',
  'The address has at most 2048 characters.': 'La dirección tiene como máximo 2048 caracteres.',
  'The colour must be written as #rrggbb.': 'El color se escribe como #rrggbb.',
  'The label has at most 40 characters.': 'El rótulo tiene como máximo 40 caracteres.',
  'The built-in background profile cannot be changed.': 'El perfil de fondo incorporado no se puede cambiar.',

  // Uploads
  'Choose a video file.': 'Elija un archivo de vídeo.',
  'The file is empty: it has 0 bytes.': 'El archivo está vacío: tiene 0 bytes.',
  'The file is {0} GB; at most {1} GB are allowed.':
    'El archivo tiene {0} GB; se permiten como máximo {1} GB.',
  'The file name has {0} characters; at most {1} are allowed.':
    'El nombre del archivo tiene {0} caracteres; se permiten como máximo {1}.',
  'The library has {0} GB left; the file needs {1} GB.':
    'A la biblioteca le quedan {0} GB; el archivo necesita {1} GB.',
  'The server has no room left for this file. What has arrived is kept; resume later.':
    'El servidor no tiene sitio para este archivo. Lo que ha llegado se conserva; reanude más tarde.',
  '{0} bytes have arrived; {1} are expected.': 'Han llegado {0} bytes; se esperan {1}.',
  '{0} bytes have arrived; the next part must begin there.':
    'Han llegado {0} bytes; la parte siguiente debe empezar ahí.',
  'The upload takes no more data: it is finished or was cancelled.':
    'La subida no admite más datos: ha terminado o se ha cancelado.',
  'Only processing that failed or timed out, and whose file is still kept, can be tried again.':
    'Solo se puede repetir un procesamiento que falló o tardó demasiado y cuyo archivo se conserva.',
  'The upload can no longer be cancelled.': 'La subida ya no se puede cancelar.',
};
