{{- define "guide.name" -}}
{{- if eq .Release.Name "guide" }}guide{{ else }}{{ printf "%s-guide" .Release.Name | trunc 40 | trimSuffix "-" }}{{ end -}}
{{- end -}}

{{- define "guide.database" -}}
{{ include "guide.name" . }}-database
{{- end -}}

{{- define "guide.pooler" -}}
{{ include "guide.name" . }}-pooler
{{- end -}}

{{- define "guide.image" -}}
{{- with .Values.image -}}
{{- if .digest }}{{ .repository }}@{{ .digest }}{{ else }}{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{ end -}}
{{- end -}}
{{- end -}}

{{- define "guide.serviceAccount" -}}
{{- .Values.serviceAccount.name | default (ternary (include "guide.name" .) "default" .Values.serviceAccount.create) -}}
{{- end -}}

{{/* The labels by which pods are selected. They never change. */}}
{{- define "guide.selector" -}}
app.kubernetes.io/name: guide
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "guide.labels" -}}
{{ include "guide.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{/* How many servers there are at most: REPLICAS. */}}
{{- define "guide.replicas" -}}
{{- $web := .Values.web.autoscaling.enabled | ternary .Values.web.autoscaling.maxReplicas .Values.web.replicas -}}
{{ add $web .Values.worker.replicas }}
{{- end -}}

{{/* Refuses values that contradict each other, each with what to do. */}}
{{- define "guide.check" -}}
{{- $settings := .Values.settings -}}
{{- if not .Values.image.repository -}}
{{- fail "image.repository is missing: build the image with docker build, push it to a registry, and set its address" -}}
{{- end -}}
{{- if not $settings.SITE_URL -}}
{{- fail "settings.SITE_URL is missing: set the public address, such as https://www.example.com" -}}
{{- end -}}
{{- if not .Values.secrets.name -}}
{{- fail "secrets.name is missing: create a Secret with PAYLOAD_SECRET and, without cloudnativepg.enabled, DATABASE_URL, and set its name" -}}
{{- end -}}
{{- if not (or $settings.S3_BUCKET .Values.sharedVolume.enabled) -}}
{{- fail "there are several servers, but each would store uploaded files for itself: set settings.S3_BUCKET and settings.S3_REGION, or sharedVolume.enabled" -}}
{{- end -}}
{{- if and .Values.ingress.enabled (not $settings.TRUSTED_PROXIES) -}}
{{- fail "ingress.enabled also requires settings.TRUSTED_PROXIES, the addresses of the ingress controller's pods: otherwise all visitors share the limits of one caller" -}}
{{- end -}}
{{- with .Values.web.autoscaling -}}
{{- if and .enabled (lt (int .maxReplicas) (int .minReplicas)) -}}
{{- fail "web.autoscaling.maxReplicas is below minReplicas" -}}
{{- end -}}
{{- end -}}
{{- with .Values.cloudnativepg -}}
{{- if and .enabled .synchronous (lt (int .instances) 2) -}}
{{- fail "cloudnativepg.synchronous needs a replica: set cloudnativepg.instances to 2 or more, or synchronous to false" -}}
{{- end -}}
{{- if and .enabled .backup.enabled (not .backup.destinationPath) -}}
{{- fail "cloudnativepg.backup.destinationPath is missing: set the folder of a bucket, such as s3://backups/guide" -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/*
The environment of a server. It is part of the pod, and not a ConfigMap, so that a changed setting replaces
the pods, and the job before an upgrade gets the new one.
*/}}
{{- define "guide.env" -}}
{{- $values := .root.Values -}}
- { name: ROLE, value: {{ .role }} }
- { name: REPLICAS, value: {{ include "guide.replicas" .root | quote }} }
- { name: MIGRATE, value: "off" }
- { name: HOST, value: 0.0.0.0 }
- { name: PORT, value: "3000" }
- { name: DATA_DIR, value: /data }
- { name: STORAGE, value: {{ $values.sharedVolume.enabled | ternary "shared" "local" }} }
{{- if $values.metrics.enabled }}
- { name: METRICS_HOST, value: 0.0.0.0 }
- { name: METRICS_PORT, value: {{ $values.metrics.port | quote }} }
{{- end }}
{{- if $values.cloudnativepg.enabled }}
{{- $secret := printf "%s-app" (include "guide.database" .root) }}
{{- if or $values.cloudnativepg.pooler.enabled $values.cloudnativepg.readReplicas }}
- name: DATABASE_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: password } }
{{- end }}
{{- if $values.cloudnativepg.readReplicas }}
- name: DATABASE_REPLICA_URLS
  value: postgres://guide:$(DATABASE_PASSWORD)@{{ include "guide.database" .root }}-ro:5432/guide
{{- end }}
{{- if $values.cloudnativepg.pooler.enabled }}
- name: DATABASE_URL
  value: postgres://guide:$(DATABASE_PASSWORD)@{{ include "guide.pooler" .root }}:5432/guide
- name: DATABASE_DIRECT_URL
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: uri } }
{{- else }}
- name: DATABASE_URL
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: uri } }
{{- end }}
{{- end }}
{{- range $name, $value := $values.settings }}
{{- if ne (toString $value) "" }}
- { name: {{ $name }}, value: {{ toString $value | quote }} }
{{- end }}
{{- end }}
{{- with $values.extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* What the pods of all roles have in common. */}}
{{- define "guide.pod" -}}
serviceAccountName: {{ include "guide.serviceAccount" . }}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: data
    {{- if .Values.sharedVolume.enabled }}
    persistentVolumeClaim:
      claimName: {{ .Values.sharedVolume.existingClaim | default (printf "%s-files" (include "guide.name" .)) }}
    {{- else }}
    emptyDir: { sizeLimit: {{ .Values.dataSizeLimit }} }
    {{- end }}
  - name: tmp
    emptyDir: { sizeLimit: 1Gi }
{{- end -}}

{{/* What the containers of all roles have in common. */}}
{{- define "guide.container" -}}
image: {{ include "guide.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- end -}}

{{/* A Deployment of servers: a dict of root, role and component (the values of that role). */}}
{{- define "guide.deployment" -}}
{{- $root := .root -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "guide.name" $root }}-{{ .role }}
  labels:
    {{- include "guide.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .role }}
spec:
  {{- if not .scaled }}
  replicas: {{ .component.replicas }}
  {{- end }}
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels:
      {{- include "guide.selector" $root | nindent 6 }}
      app.kubernetes.io/component: {{ .role }}
  template:
    metadata:
      labels:
        {{- include "guide.labels" $root | nindent 8 }}
        app.kubernetes.io/component: {{ .role }}
    spec:
      {{- include "guide.pod" $root | nindent 6 }}
      # preStop takes 5 seconds, requests 8, and the emails that a worker is sending 20.
      terminationGracePeriodSeconds: 40
      {{- with .component.nodeSelector }}
      nodeSelector:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .component.tolerations }}
      tolerations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      topologySpreadConstraints:
        {{- range list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
        - maxSkew: 1
          topologyKey: {{ . }}
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              {{- include "guide.selector" $root | nindent 14 }}
              app.kubernetes.io/component: {{ $.role }}
        {{- end }}
      containers:
        - name: {{ .role }}
          {{- include "guide.container" $root | nindent 10 }}
          env:
            {{- include "guide.env" . | nindent 12 }}
          envFrom:
            - secretRef: { name: {{ $root.Values.secrets.name | quote }} }
          ports:
            - { name: http, containerPort: 3000 }
            {{- if $root.Values.metrics.enabled }}
            - { name: metrics, containerPort: {{ $root.Values.metrics.port }} }
            {{- end }}
          # Two minutes for a start.
          startupProbe:
            httpGet: { path: /api/health/live, port: http }
            periodSeconds: 2
            timeoutSeconds: 5
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: /api/health/live, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 3
          # Half a minute: visitors get stored pages in a short failover of the database.
          readinessProbe:
            httpGet: { path: /api/health/ready, port: http }
            periodSeconds: 5
            timeoutSeconds: 5
            failureThreshold: 6
          lifecycle:
            # Proxies hear of the end before the server closes its port.
            preStop: { exec: { command: [sleep, "5"] } }
          resources:
            {{- toYaml .component.resources | nindent 12 }}
{{- end -}}
